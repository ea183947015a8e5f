import type { CheerioAPI } from 'cheerio';
import { lenientJson } from '#src/domain/schema-org/lenient-json.ts';
import { type Node, nodesIn } from '#src/domain/schema-org/nodes.ts';

/** The nodes of a page's structured data (JSON-LD). */
export const dataNodes = ($: CheerioAPI): Node[] =>
  $('script[type]')
    .toArray()
    .filter((script) => /ld\s*\+\s*json/i.test($(script).attr('type') ?? ''))
    .flatMap((script) => nodesIn(lenientJson(dataText($, $(script).text()))));

/** Some pages write all of it in entities. */
const dataText = ($: CheerioAPI, text: string): string =>
  text.includes('"') || !text.includes('&quot;') ? text : $('<textarea>').html(text).text();

/** The nodes of structured data that somebody pasted by itself; `null` for any other text. */
export function bareNodes(text: string): Node[] | null {
  if (!/^\s*[[{]/.test(text)) return null;
  const nodes = nodesIn(lenientJson(text));
  return nodes.length > 0 ? nodes : null;
}
