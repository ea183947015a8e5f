import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import { textLines } from '../marked-draft.ts';

const HEADING = /^#{1,6}\s+\S/;
const ITEM = /^(?:\d{1,3}[.)]|[-*+])\s+\S/;

/** A method in Markdown: what is said before its first heading or item, and its steps under their headings. */
export function markdownSteps(text: string): { intro: string[]; steps: MarkedPart[] } {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const first = lines.findIndex((line) => HEADING.test(line) || ITEM.test(line));
  const intro = lines.slice(0, Math.max(0, first));
  const steps: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const line of lines.slice(intro.length)) {
    if (HEADING.test(line)) steps.push({ heading: line.replaceAll('#', '').trim(), lines: [] });
    else steps.at(-1)?.lines.push(...textLines(line));
  }
  return { intro: intro.flatMap((line) => textLines(line)), steps: steps.filter((part) => part.lines.length > 0) };
}
