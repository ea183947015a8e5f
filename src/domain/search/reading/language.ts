import { AppError } from '../../errors.ts';
import { otherLanguage } from '../../words/language.ts';
import LANGUAGE_WORDS from '../words/languages.json' with { type: 'json' };
import { isGrammar } from './kinds.ts';
import { entryAt, hasKind } from './lexicon.ts';
import { isOf, type Part } from './parts.ts';
import { keyOf } from './tokens.ts';

/**
 * Words of other languages. `without` leaves something out: read as a word to look for, "ohne Nüsse" would find what must
 * not be, so one is enough. `asking` are words people ask with that are neither English nor part of a dish's name as
 * English has it ("chilli con carne").
 */
const LANGUAGES = LANGUAGE_WORDS.map(({ language, without, asking }) => ({
  language,
  without: new Set(without),
  asking: new Set(asking),
}));

/** Words that English has too: "pasta sans mushrooms", "chilli sin carne", "sin-free brownies", "as sin". */
function isEnglish(word: string, next: readonly string[], before: string): boolean {
  if (word === 'sans') return next.length === 0 || isFood(next);
  return word === 'sin' && (isSmall(before) || /^(?:carne|free)?$/.test(next[0] ?? ''));
}

const LEAVING_OUT: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ without }) => [...without]));
/** Whether a word leaves out what follows it in another language. */
export const isLeavingOut = (word: string, next = '', before = ''): boolean =>
  next !== '' && LEAVING_OUT.has(word) && !isEnglish(word, [next], before);

const isSmall = (word: string): boolean =>
  entryAt([keyOf(word)], 0)?.concepts.some(({ kind }) => isGrammar(kind)) ?? false;

const isFood = (words: readonly string[]): boolean => hasKind(entryAt(words.map(keyOf), 0), 'food', 'animal');

/** The language of a sentence where it is plainly not English, else `null`; names of dishes prove nothing. */
function languageOfSentence(sentence: string): string | null {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 3 && (sentence.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return 'another script';
  const words =
    sentence
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const leavingOut = LANGUAGES.find(({ without }) =>
    words.some((word, at) => without.has(word) && !isEnglish(word, words.slice(at + 1), words[at - 1] ?? '')),
  );
  if (leavingOut) return leavingOut.language;
  const english = words.filter(isSmall).length;
  const asking = LANGUAGES.find(({ asking }) => words.filter((word) => asking.has(word)).length > english);
  // "So what do I do": half of what makes an English sentence is some other language's, too.
  return asking?.language ?? (english * 2 > words.length ? null : otherLanguage(sentence));
}

/**
 * Throws `validation` for a sentence in another language: a limit that is not understood cannot be kept. The message names
 * what was understood of it.
 */
export function refuseOtherLanguages(sentence: string, parts: readonly Part[]): void {
  const language = languageOfSentence(sentence);
  if (!language) return;
  const seems = language === 'another script' ? '' : `, and this looks like ${language}`;
  const known = parts.filter((part) => isOf(part, 'food', 'dish', 'category', 'diet', 'cuisine', 'occasion'));
  const words = [...new Set(known.map(({ from, to }) => sentence.slice(from, to)))].slice(0, 8);
  const understood = words.length > 0 ? ` We understood: ${words.join(', ')}.` : '';
  const message = `We only understand English${seems}.${understood} Please try again in English.`;
  throw new AppError('validation', message, { issues: [{ path: 'query', message }] });
}
