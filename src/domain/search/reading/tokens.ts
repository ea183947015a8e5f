import { foodWords } from '../../foods/find.ts';
import { bounded } from '../../pattern.ts';
import { wordTable } from '../../word-table.ts';
import EMOJI from '../words/emoji.json' with { type: 'json' };
import { expanded } from './morphology.ts';

/** One word, number or mark of a typed text. */
export interface Token {
  /** The word as it was typed, where the text is what a misspelt one was meant to be. */
  slip?: string;
  /** Lower case, accents and apostrophes gone; numbers as digits; `,` `;` `:` and `?` for marks between words. */
  text: string;
  /** The word in the singular, as the tables have it. */
  key: string;
  /** Whether it was typed with an apostrophe and s, which may be a shortened "is". */
  isShort: boolean;
  /** Whether it was typed with a capital, and not all in capitals. */
  isCapital: boolean;
  /** Where it stands in the typed text: `from` inclusive, `to` exclusive, in UTF-16 units. */
  from: number;
  to: number;
}

/** A mark that refuses the word behind it, as search engines have it ("soup -garlic", "!nuts"), is found apart from the others. */
const PIECES =
  /\b(?:comma|full stop|question mark)\b|(?<=\p{L})-less\b|\b[Nn]o\.\s?\d+|[Ww]\/[Oo](?:[Uu][Tt])?\b|[Ww]\/(?=\s|\p{L})|(?:\d+\s)?\d\/[2348]\b|\d+\+(?=\s?\p{L})|\d{1,3}(?:[,\u202f]\d{3})+(?!\d)|\d+\s?[½¼¾]|\d+(?:[.,]\d+)?|\.\d+|[½¼¾]|[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*|(?<no>(?<=^|\s)(?:[-–—−](?!(?:no|not|without|free)\b)|!)(?=\p{L}))|<=?|>=?|[≤≥&+€£$%,;:!?()"“”/\n]|\.(?!\d)|(?<=\d\s?)[-–—](?=\s?\d)|\s[–—-]\s|\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gu;
/** What marks stand for, and words that are dictated for marks. */
const MARKS = wordTable({
  '-less': 'free',
  comma: ',',
  'full stop': ';',
  'question mark': '?',
  ':': ':',
  '?': '?',
  '(': ':',
  'w/o': 'without',
  'w/out': 'without',
  'w/': 'with',
  '<': 'under',
  '<=': 'under',
  '≤': 'under',
  '>': 'over',
  '>=': 'over',
  '≥': 'over',
  '&': 'and',
  '+': 'plus',
  '/': 'or',
  '€': 'euro',
  '£': 'pound',
  $: 'dollar',
  '%': 'percent',
  ',': ',',
  '-': 'to',
  '–': 'to',
  '—': 'to',
});
const PICTURES = wordTable(EMOJI);
const NO = /^[❌✖❎🚫⛔🛑👎🙅🤢🤮☠💀]/u;
const FRACTIONS = wordTable({ '½': 0.5, '¼': 0.25, '¾': 0.75 });

/** Lower case, accents folded. */
const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** The words of a text with their places in it. */
export function tokensOf(typed: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index, groups } of typed.matchAll(PIECES)) {
    const mark = groups?.no ? 'no' : (MARKS[piece.toLowerCase()] ?? pictured(piece, typed.slice(index + piece.length)));
    const isMark = /^[^\p{L}\p{N}½¼¾.]/u.test(piece);
    const text = mark ?? (isMark || piece === '.' ? ';' : wordOf(piece));
    for (const word of text.split(' '))
      if (word)
        tokens.push({
          text: word,
          key: keyOf(word),
          isShort: /['’`]s$/iu.test(piece),
          isCapital: /^\p{Lu}\p{Ll}/u.test(piece),
          from: index,
          to: index + piece.length,
        });
  }
  return tokens;
}

/** What a picture stands for, before the rest of the text: "❌ garlic", "garlic ❌", "🥜 allergy"; one that names nothing says nothing. */
function pictured(piece: string, rest: string): string | undefined {
  if (!/^\p{Extended_Pictographic}/u.test(piece)) return undefined;
  if (NO.test(piece)) return /^[^,;.!?\n]*[\p{L}\p{Extended_Pictographic}]/u.test(rest) ? 'no' : 'banned';
  return PICTURES[piece.replaceAll('\ufe0f', '')] ?? '';
}

/** A word in the singular: "tomatoes" → tomato. */
export const keyOf = (text: string): string => foodWords(text)[0] ?? text;

function wordOf(piece: string): string {
  // "Kid no. 1".
  if (/^no\./i.test(piece)) return 'number';
  const fraction = FRACTIONS[piece.at(-1) ?? ''];
  if (fraction !== undefined) return String(Number(piece.slice(0, -1).trim() || 0) + fraction);
  const divided = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(piece);
  if (divided) return String(Number(divided[1] ?? 0) + Number(divided[2]) / Number(divided[3]));
  // "20+ g protein".
  if (/^\d+\+$/.test(piece)) return `over ${piece.slice(0, -1)}`;
  if (/^[\d.]/.test(piece) && !/\p{L}/u.test(piece)) return numberOf(piece);
  // Numbers stand apart from their units: "30g".
  return expanded(folded(piece).replace(/[’`]/g, "'"))
    .replaceAll("'", '')
    .replace(bounded(1_000, /(\d|^without)(?=\p{L})|(?<=^\p{L}{3,})(?=free$)/gu), '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ');
}

const numberOf = (digits: string): string =>
  String(Number(/[,\u202f]\d{3}(?!\d)/.test(digits) ? digits.replace(/[,\u202f]/g, '') : digits.replace(',', '.')));
