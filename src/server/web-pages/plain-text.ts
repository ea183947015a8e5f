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
      const before = APART.has(name) ? '\n\n' : BLOCKS.has(name) ? '\n' : name === 'td' || name === 'th' ? '\t' : '';
      text += name === 'li' ? '\n• ' : before;
      waiting.push(BLOCKS.has(name) ? '\n' : '', ...[...node.children].reverse());
    }
  }
  return text
    .replace(/\s+/g, (gap) => (/[\n\t]/.test(gap) ? gap.replace(/[^\n\t]+/g, '') : gap))
    .replace(/\n\t+/g, '\n')
    .replace(/•\s*\n+/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Words of structured data, which may be HTML, in plain lines. */
export const linesOfHtml = (words: string): string[] =>
  (/[<&]/.test(words) ? plainText(load(`<body>${words}</body>`)('body')) : words)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(/^• /, '').trim())
    .filter(Boolean);
