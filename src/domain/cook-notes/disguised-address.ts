import { bounded } from '../pattern.ts';
import { plainLetter } from './look-alikes.ts';
import { ENDS, ENDS_BY_THEMSELVES, ENDS_WITH_DOT } from './top-level-domains.ts';

/** A word, and all that stands between it and the word before: `null` at the beginning. */
interface Token {
  word: string;
  before: string | null;
}

/** Words for a dot in the languages spammers write in here. */
const DOT = 'dot';
const DOT_ELSEWHERE: ReadonlySet<string> = new Set(['punto', 'punkt', 'ponto', 'point', 'period', 'stop']);
/** Nobody writes these but of addresses. */
const SCHEMES = /^(?:www\d{0,3}|h(?:tt|xx)ps?)$/;
/** A dot in brackets; and between other signs. */
const BRACKETED_DOT = /[[({<]\s*[.,·•]\s*[\])}>]/;
const FRAMED_DOT = /[*"'_-]\s*[.,·•]\s*[*"'_-]/;
/** Signs that a word may begin with in a sentence. */
const OPENING = /[\p{Ps}\p{Pi}"'*_#~\p{Pd}]$/u;
const FRAME = /^\s*[^\s\p{L}\p{N}.,;:!?-]+\s*$/u;
const NO_FRAME = /^[\s_-]*$/;
const LONE_DOT = /^\s+\.\s*$/;
/** Signs that a sentence has between two words. */
const SENTENCE = bounded(10_000, /^[[\p{P}--[\/@\\%]]+\&\s]*$/v);
const DOTS = /^[.·•∙⋅●・‧]$/;
const ENDS_SPELT = /.(?:com|org|net|info|biz)$/;
const DOT_WITHIN = /dot(?:com|org|net|info|biz)$/;

/**
 * Whether a text may spell an address without being one: with spaces, other signs or a word in place of its dot, letter by
 * letter, or in letters that look like others. What nobody sees is taken out before.
 */
export function mayDisguiseAddress(text: string): boolean {
  const tokens = joined(tokensOf(text.toLowerCase()));
  return tokens.some(({ word, before, isSpelt }, i) => {
    if (SCHEMES.test(word) || DOT_WITHIN.test(word)) return true;
    if (isSpelt && ENDS_SPELT.test(word)) return true;
    if (before === null) return false;
    const last = tokens[i - 1];
    // What "dot" follows is a name; at the beginning of a text it is one itself.
    if (last && last.before !== null && isWordForDot(last.word, last.before, before, word)) return true;
    return isDotBetween(before, word) || (LONE_DOT.test(before) && word.length > 1 && isBeforePath(tokens[i + 1]));
  });
}

/** Whether a word stands before a slash, as the end of a site's name does: whatever it is then, it may be one. */
const isBeforePath = (next: Token | undefined): boolean =>
  next !== undefined && (next.word === 'slash' || /^\s*\//.test(next.before ?? ''));

/** Whether what stands between two words makes an address of them. */
function isDotBetween(between: string, end: string): boolean {
  const sign = between.trim();
  if (sign === '') return false;
  if (BRACKETED_DOT.test(between)) return end.length > 1;
  if (FRAMED_DOT.test(between)) return ENDS.has(end);
  const begins = between.endsWith(sign);
  const isOdd = between === sign || (begins ? !OPENING.test(sign) : !SENTENCE.test(sign));
  if (isOdd && ENDS_BY_THEMSELVES.has(end)) return true;
  if (!DOTS.test(sign)) return false;
  if (sign === '.' && !begins && /^\s/.test(between)) return ENDS.has(end);
  return (begins && sign === '.' ? ENDS_WITH_DOT : ENDS_BY_THEMSELVES).has(end);
}

/** Whether a word stands for the dot of an address. */
function isWordForDot(word: string, before: string, after: string, end: string): boolean {
  if (word !== DOT && !DOT_ELSEWHERE.has(word)) return false;
  if (word !== DOT || ENDS_BY_THEMSELVES.has(end)) return ENDS_BY_THEMSELVES.has(end);
  if (FRAME.test(before) && FRAME.test(after)) return end.length > 1;
  return NO_FRAME.test(after) && ENDS.has(end);
}

/** The words of a text in small letters as they look; digits among letters are letters. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = /\p{L}/u.test(written) ? Array.from(written, plainLetter).join('') : written;
    tokens.push({ word, before: tokens.length === 0 ? null : text.slice(end, index) });
    end = index + written.length;
  }
  return tokens;
}

/** Three letters and more that stand alone, all parted alike, are one word. */
function joined(tokens: readonly Token[]): (Token & { isSpelt: boolean })[] {
  const words: (Token & { isSpelt: boolean })[] = [];
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i];
    if (!first) break;
    let end = i + 1;
    const parted = tokens[end]?.before;
    if (isLetter(first.word)) while (isLetter(tokens[end]?.word) && tokens[end]?.before === parted) end++;
    const isSpelt = end - i >= 3;
    if (!isSpelt) end = i + 1;
    const word = tokens.slice(i, end).reduce((text, token) => text + token.word, '');
    words.push({ word, before: first.before, isSpelt });
    i = end;
  }
  return words;
}

const isLetter = (word: string | undefined): boolean => word !== undefined && /^\p{L}$/u.test(word);
