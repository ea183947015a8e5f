/** A piece of a paragraph: words, and where they lead, if anywhere. */
export interface Words {
  text: string;
  href: string | null;
}

/** `[words](address)`: all the notation there is in a letter's text. */
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)/g;
/** A path of this site, or an address of the web. */
const ADDRESS = /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;

export const isLetterAddress = (address: string): boolean => ADDRESS.test(address);

/** The paragraphs of a text, parted by empty lines; a line's end within one stays. A link that leads nowhere safe is no link. */
export const paragraphsOf = (text: string): Words[][] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(wordsOf);

function wordsOf(paragraph: string): Words[] {
  const words: Words[] = [];
  let end = 0;
  for (const { 0: all, 1: text = '', 2: href = '', index } of paragraph.matchAll(LINK)) {
    if (index > end) words.push({ text: paragraph.slice(end, index), href: null });
    words.push({ text, href: isLetterAddress(href) ? href : null });
    end = index + all.length;
  }
  if (end < paragraph.length) words.push({ text: paragraph.slice(end), href: null });
  return words;
}

/** Every address that a text's links name, whether one may go there or not. */
export const addressesIn = (text: string): string[] => [...text.matchAll(LINK)].map(({ 2: href = '' }) => href);
