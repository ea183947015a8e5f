import { partedLines } from '../../ingredients/ingredient-groups.ts';
import { minutesOfDuration } from '../../quantities/duration-texts.ts';
import { timesIn } from '../../quantities/durations.ts';
import { numberIn } from '../../quantities/numbers.ts';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  DIET_LABELS,
  DIETS,
  DIFFICULTIES,
  type Diet,
  type Difficulty,
} from '../kitchen.ts';
import { slugOf } from '../slug.ts';
import { rawOf } from './watched.ts';

// Values as other places write them. Each is read or is `undefined`: nobody guesses.

/** A text with something in it. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Texts of a list, whose empty entries are passed over; of one text, its parts between commas. */
export function textsIn(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? looking(value, (part) => textIn(part) !== undefined)
    : typeof value === 'string'
      ? value.split(',')
      : [];
  return parts.flatMap((part) => textIn(part) ?? []);
}

/** An object that is no list. */
export const recordIn = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** Objects of a list: entries that are `null` are real in exports, and say nothing. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (looking(value, (each) => recordIn(each) !== undefined) as Record<string, unknown>[]) : [];

/** The entries of a list that are wanted; nobody has seen the others, which are kept. */
const looking = (list: unknown[], isWanted: (each: unknown) => boolean): unknown[] =>
  rawOf(list).flatMap((each, at) => (isWanted(each) ? [list[at]] : []));

/** Minutes: of a number, of "PT1H15M", of "1 h 15 min"; `undefined` for anything else. */
export function minutesIn(value: unknown): number | undefined {
  const text = textIn(value)?.slice(0, 100);
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const iso = /^P/i.test(text) ? minutesOfDuration(text) : null;
  if (iso !== null) return iso;
  const short = /^(?:(\d{1,3}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,4}) ?m(?:in(?:ute)?s?)?)?\.?$/i.exec(text);
  if (short?.[1] || short?.[2]) return Number(short[1] ?? 0) * 60 + Number(short[2] ?? 0);
  const times = timesIn(text);
  const whole = times.reduce((sum, { minutes }) => sum + minutes.max, 0);
  return times.length > 0 ? Math.round(whole) : undefined;
}

/** How many it serves: 4 of "4", "4 servings", "Serves 4–6", "4|8". */
export function servingsWritten(value: unknown): number | undefined {
  const text = textIn(Array.isArray(value) ? value.find((each) => textIn(each)) : value)?.slice(0, 100);
  const number = /\d+(?:\.\d+)?/.exec(text ?? '')?.[0];
  const count = number === undefined ? undefined : Math.round(numberIn(number));
  return count !== undefined && count >= 1 && count <= 100 ? count : undefined;
}

/** A moment: of an ISO date, "2024-03-01 10:20:30", or milliseconds. */
export function dateIn(value: unknown): number | undefined {
  const text = textIn(value);
  if (text === undefined) return undefined;
  if (/^\d{12,14}$/.test(text)) return Number(text);
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)$/.exec(text);
  const at = Date.parse(plain ? `${plain[1]}T${plain[2]}Z` : text);
  return Number.isFinite(at) && /\d{4}/.test(text) && at > 0 ? at : undefined;
}

/** One of our categories, where a word is one. */
export function categoryNamed(words: readonly string[]): Category | undefined {
  const said = new Set(words.map((word) => word.trim().toLowerCase()));
  return CATEGORIES.find(
    (slug) => said.has(slug) || said.has(CATEGORY_LABELS[slug].toLowerCase()) || said.has(one(slug)),
  );
}
const one = (slug: string): string => slug.replace(/s$/, '');

/** Our diets among words. */
export const dietsIn = (words: readonly string[]): Diet[] => [
  ...new Set(
    words.flatMap((word) => DIETS.find((diet) => [diet, slugOf(DIET_LABELS[diet])].includes(slugOf(word))) ?? []),
  ),
];

export const difficultyIn = (value: unknown): Difficulty | undefined => {
  const word = textIn(value)?.toLowerCase();
  return DIFFICULTIES.find((each) => each === word);
};

/** Words as tags of ours: slugs, each once. */
export const tagsOfWords = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => /[a-z0-9]/i.test(word)).map(slugOf)),
];

/** A list of lines in which headings stand: "For the sauce:", "[Sauce]", "## Sauce", "**Sauce**". */
export function listIn(lines: readonly string[]): ReturnType<typeof partedLines> {
  return partedLines(lines.map((line) => marked(line) ?? line));
}
const MARKED = [/^\[([^[\]]{1,60})\]$/, /^#{1,6} ([^#]{1,60})$/, /^\*\*([^*]{1,60})\*\*:?$/];
function marked(line: string): string | undefined {
  for (const pattern of MARKED) {
    const heading = pattern.exec(line.trim())?.[1]?.trim().replace(/:$/, '');
    if (heading && !/^\d/.test(heading)) return `${heading}:`;
  }
  return undefined;
}
