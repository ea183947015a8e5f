import { type CheerioAPI, load } from 'cheerio';

/** Elements of a page, as its parser has them. */
export type Elements = ReturnType<CheerioAPI>;

const BLOCKS = new Set(
  'address article blockquote dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Those with an empty line in front. */
const APART = new Set('h1 h2 h3 h4 h5 h6 p ul ol table section'.split(' '));
const SILENT = new Set('script style template noscript svg'.split(' '));

/** Puts children on a stack so that the first is taken first; there may be more of them than a call has arguments. */
export function pushReversed<T>(waiting: T[], children: readonly T[]): void {
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at];
    if (child !== undefined) waiting.push(child);
  }
}

/** The text of elements as it is seen: a line for each block, a tab between cells, a bullet before items. */
export function plainText(elements: Elements): string {
  let text = '';
  // Without recursion: a page may nest as deep as it likes.
  const waiting: (Elements[number] | string)[] = [...elements.toArray()].reverse();
  while (waiting.length > 0) {
    const node = waiting.pop() ?? '';
    if (typeof node === 'string') text += node;
    else if (node.type === 'text') text += node.data.replace(/\s+/g, ' ');
    else if ('children' in node) {
      const name = 'name' in node ? node.name : '';
      if (SILENT.has(name)) continue;
      if (name === 'br') text += '\n';
      const isBlock = BLOCKS.has(name) || ('attribs' in node && /display:\s*block/i.test(node.attribs.style ?? ''));
      const before = APART.has(name) ? '\n\n' : isBlock ? '\n' : name === 'td' || name === 'th' ? '\t' : '';
      text += name === 'li' ? '\n• ' : before;
      if (isBlock) waiting.push('\n');
      pushReversed(waiting, node.children);
    }
  }
  return text
    .replace(/\s+/g, (gap) => (/[\n\t]/.test(gap) ? gap.replace(/[^\n\t]+/g, '') : gap))
    .replace(/\n\t+/g, '\n')
    .replace(/•\s*\n+/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An entity or a tag in words that were decoded already: written twice, as "&amp;amp;" is. */
const ESCAPED =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|<\/?(?:p|br|li|ul|ol|div|span|strong|em|b|i|a|h[1-6])(?:\s[^<>]{0,200})?\/?>/i;
const MOST_ESCAPES = 3;
/** Whether a text is HTML, in which a new line is a blank: an "&" or a "<" alone makes none of it. */
export const hasTags = (text: string): boolean => /<[a-z!/][^<>]*>/i.test(text);

/** Words of structured data, which may be HTML, escaped more than once, in plain lines. */
export const linesOfHtml = (words: string): string[] =>
  unescapedLines(words, 0).flatMap((line) => line.replace(/\s+/g, ' ').replace(/^• /, '').trim() || []);

/** Lines, of which each may be escaped once more. */
function unescapedLines(text: string, times: number): string[] {
  if (times === MOST_ESCAPES || !(times === 0 ? /[<&]/ : ESCAPED).test(text)) return text.split(/[\n\r]+/);
  const body = load(`<body>${text}</body>`)('body');
  if (!hasTags(text)) return unescapedLines(body.text(), times + 1);
  return plainText(body)
    .split('\n')
    .flatMap((line) => unescapedLines(line, times + 1));
}
