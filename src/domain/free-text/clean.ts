import { bounded, patternFrom } from '../pattern.ts';
import { LINE_TAG, withoutMarkup, withoutMisprints } from './markup.ts';
import { startsWithVerb } from './verbs.ts';

const LINE_END = patternFrom(`\\r\\n?|\\n|${LINE_TAG.source}`, 'i');
/** Longest line that is looked at; nobody writes a longer paragraph. */
const LONGEST_LINE = 4000;
const MOST_LINES = 1000;

/** Lines that mail programs and web pages put around a text. */
const AROUND = bounded(
  4_000,
  /^(?:-{3,}.*(?:forwarded|original) message.*|(?:from|to|cc|date|sent|subject|reply-to)\s*:.*|on .{5,80} wrote:|sent from my .*|jump to (?:recipe|video).*|print(?: recipe)?|pin(?: recipe| it)?|save|share|rate(?: this recipe)?|(?:posted|published|updated|written)(?: by| on)\b.*|did you (?:make|try) .*|tag @.*|follow (?:me|us)\b.*|subscribe\b.*|leave a (?:comment|review).*|advertisement|click here.*|read more.*|[\d,.]+ (?:comments?|likes|shares|views)|[\s|:=_*~#-]{3,}|(?:#\w+\s*)+|\S[^>»]*(?:\s[>»]\s[^>»]+){2,}|(?:.*\b[\d.]+ |\W*)from \d+ (?:votes?|ratings?|reviews?).*|(?:\d\s*x\s*)+)$/i,
);
/** "[12/03, 18:25] Lin: " */
const SPEAKER = bounded(
  4_000,
  /^(?:\[[^\]]{4,30}\]\s*|\d{1,2}[/.]\d{1,2}[/.]?\d{0,4},? \d{1,2}:\d{2}(?:\s?[ap]m)?\s*[-–]\s*)[^:]{1,30}:\s+/i,
);
const TO_MACHINES = bounded(
  4_000,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)\b|^(?:system|assistant|user|developer)\s*:/i,
);

export interface PastedLine {
  text: string;
  /** An empty line is before it. */
  afterGap: boolean;
  /** "•", "-", "*". */
  isBullet: boolean;
  /** The first sign of the line: two kinds of bullets part a list. */
  mark: string;
  /** "3." or "Step 3"; `null` without. */
  number: number | null;
  /** Marked as a heading: "## Sauce", "**Sauce**". */
  isTitled: boolean;
}

/** Stands where a picture stood among the words. */
export const BREAK = '‖';
const PICTURE = '(?:[\\u{1F300}-\\u{1FAFF}\\u2600-\\u2604\\u2607-\\u2712\\u2714-\\u27bf]\\ufe0f?\\s*)+';
export const BULLET =
  /^(?:[-–=]{1,2}>\s*|[-–—•·‧∙⁃*+▪▫●○◯∘◦◆◇■▢□☐☑☒✓✔✅❏❑◻◽⬜►▸‣➢➤→»]\ufe0f?\s*(?=[\s\p{L}\d½¼¾⅓⅔⅛([])|\[[ xX]?\]|\( ?\)\s|o\s(?=[\d½¼¾⅓⅔⅛]))+\s*/u;
export const NUMBERED = /^(?:step\s+(\d{1,2})\s*[.:)–-]?|\(?(\d{1,2})\s*[.)](?!\d)|(\d{1,2})\s*[-–:]\s(?=\p{Lu}))\s*/iu;

/** "1) Chop. 2) Fry.": numbers of steps within a line. */
const INLINE = bounded(
  4_000,
  /(?<![^\s.!?;,])(?:step\s+(\d{1,2})\s*[.:)–-]?|\(?(\d{1,2})\s*[.)]|([①-⑳]))\s*(?=[\p{L}\d])/giu,
);
/** "1 FRY the onion. 2 ADD the lentils.": the first word of each in capitals, and no dot behind the number. */
const INLINE_BARE = bounded(4_000, /(?:(?<=^\s*)|(?<=[.!?;]\s+))(\d{1,2})\s+(?=\p{Lu}{2,}\s+\p{Ll})/gu);

/**
 * The lines of a pasted text without what surrounds it: quotes of a mail, marks of Markdown, addresses, web page frills.
 */
export function linesOf(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let afterGap = true;
  // "STEP 1" on a line of its own numbers the next.
  let waiting: number | null = null;
  for (const raw of text.split(LINE_END).slice(0, MOST_LINES)) {
    const plain = withoutMarks(raw.slice(0, LONGEST_LINE));
    if (plain === '') {
      afterGap = true;
      continue;
    }
    if (TO_MACHINES.test(plain) || AROUND.test(plain)) continue;
    const bullet = BULLET.exec(plain);
    const mark = String.fromCodePoint(raw.trimStart().codePointAt(0) ?? 0);
    const isTitled = /^\s*(?:#{1,6}\s|(\*\*|__)[^*_]+\1:?\s*$)/.test(raw);
    for (const { text, number } of numbered(bullet ? plain.slice(bullet[0].length) : plain)) {
      const counted: number | null = number ?? waiting;
      waiting = text === '' ? counted : null;
      if (text === '') continue;
      lines.push({ text, afterGap, isBullet: bullet !== null, mark, number: counted, isTitled });
      afterGap = false;
    }
  }
  return lines;
}

/** A line without marks, bullets and boxes. */
export const cleanLine = (line: string): string => withoutMarks(line).replace(BULLET, '');

/**
 * A line at the numbers in it, where they count from one, or before the amounts of several columns; else the whole with
 * the number it begins with.
 */
function numbered(line: string): { text: string; number: number | null }[] {
  const chain = numbersWithin(line);
  if (chain.length > 1) {
    const before = line.slice(0, chain[0]?.index).trim();
    const parts = chain.map(({ end, number }, at) => ({ text: line.slice(end, chain[at + 1]?.index).trim(), number }));
    return [...(before ? [{ text: before, number: null }] : []), ...parts];
  }
  const columns = line.split(
    bounded(4_000, /\s{2,}(?=[\d½¼¾⅓⅔⅛]+(?:[.,/]\d+)?\s?(?!mins?\b|minutes?\b|h(?:ou)?rs?\b)\p{L})/u),
  );
  if (columns.length > 2) return columns.map((text) => ({ text: text.trim(), number: null }));
  const first = NUMBERED.exec(line) ?? bareNumber(line);
  const digits = first?.[1] ?? first?.[2] ?? first?.[3];
  return [{ text: line.slice(first?.[0].length ?? 0).trim(), number: digits === undefined ? null : Number(digits) }];
}

/** "1 Heat the oven": without a dot it is a verb, a cell or a long sentence that is numbered. */
function bareNumber(line: string): RegExpExecArray | null {
  const [all = '', number = '', rest = ''] = /^(\d{1,2}\s+)(\p{Lu}\p{Ll}.*)/u.exec(line) ?? [];
  const signs = [startsWithVerb(rest), number.includes('\t'), rest.split(' ').length > 4].filter(Boolean);
  return all !== '' && signs.length > 1 ? /^(\d{1,2})\s+/.exec(line) : null;
}

/** The numbers of steps in a line, as far as they count from one. */
export function numbersWithin(line: string): { index: number; end: number; number: number }[] {
  const chain: { index: number; end: number; number: number }[] = [];
  const found = [...line.matchAll(INLINE)];
  for (const { 0: whole, 1: step, 2: digits, 3: circled, index } of found.length > 0
    ? found
    : line.matchAll(INLINE_BARE)) {
    const number = circled ? (circled.codePointAt(0) ?? 0) - 0x245f : Number(step ?? digits);
    if (number === chain.length + 1) chain.push({ index, end: index + whole.length, number });
  }
  return chain;
}

const withoutMarks = (line: string): string =>
  withoutMisprints(withoutMarkup(line))
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/^(?:\s*>)+\s?/, '')
    .replace(SPEAKER, '')
    .replace(/(\d)\ufe0f?\u20e3/g, '$1. ')
    .replace(patternFrom(`^\\s*${PICTURE}`, 'u'), '• ')
    .replace(bounded(4_000, /!\[[^\]]*\]\([^)]*\)/g), '')
    .replace(bounded(4_000, /\[([^\]]*)\]\([^)]*\)/g), '$1')
    .replace(/https?:\/\/\S+|www\.\S+/g, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    // Paragraphs of a page that were run together: "Chop it.Fry it."
    .replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<![\p{L}\d*])[*_]([^*_\s][^*_]*)[*_](?![\p{L}\d*])/gu, '$1')
    .replace(bounded(4_000, patternFrom(`\\s*${PICTURE}`, 'gu')), ` ${BREAK} `)
    .replace(bounded(4_000, patternFrom(`(?:\\s*${BREAK})+\\s*$`)), '')
    .trim()
    .replace(bounded(4_000, /^\|\s*|\s*\|$/g), '');
