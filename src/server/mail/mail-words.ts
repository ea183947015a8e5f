/** A header is a single line, whatever an old title was. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

const QUOTED = 400;
/** As much of a text as a mail repeats. */
export const quoted = (text: string): string =>
  [...text].length > QUOTED ? `${[...text].slice(0, QUOTED).join('')}…` : text;
