import { NAME_WORDS } from '../../foods/lexicon.ts';
import type { Pantry } from './kitchen.ts';
import { foodNames } from './names.ts';

/** How a word sounds, roughly: vowels alike, letters once. "tahina" is tahini, and "kimchee" kimchi. */
const soundOf = (word: string): string =>
  word
    .replace(/[^a-z]/g, '')
    .replace(/[aeiouy]/g, 'a')
    .replace(/(.)\1+/g, '$1');
/** Shorter sounds are those of too many words. */
const SOUND = 6;

/** Words of foods' names, but for those that are another spelling of what the kitchen has. */
export function otherWords({ foods, kinds }: Pick<Pantry, 'foods' | 'kinds'>): string[] {
  const names = [...foods.flatMap(([, ...names]) => names), ...kinds.flatMap(([, , ...names]) => names)];
  const sounds = new Set(names.map(soundOf).filter(({ length }) => length >= SOUND));
  return [...NAME_WORDS].filter((word) => !sounds.has(soundOf(word))).toSorted();
}

/** Those that would be taken for a slip, which is all that a browser has to know. */
export function wordsLikeNames(pantry: Pantry): string[] {
  const names = foodNames({ ...pantry, others: [] });
  return pantry.others.filter(names.isSlip);
}
