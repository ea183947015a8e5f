import { ingredientTexts, listedIn } from './ingredients.ts';
import { cookingWords, startsWithVerb } from './verbs.ts';

/** It lists ingredients, and does nothing with them. */
export function listsIngredients(sentence: string): boolean {
  const from = listStart(sentence);
  if (from === null || (startsWithVerb(sentence) && !isTaken(sentence))) return false;
  const before = sentence.slice(0, from).replace(TAKEN, '');
  return /:\s*$/.test(before) || cookingWords(before) === 0;
}

/** "for four flatbreads you need 250 g of flour" */
export const NEEDED = /\b(?:you|u|we|i)(?:['’]ll| will)? need\b/i;
/** "Take a pound of flour, half a pound of treacle and two ounces of sugar." */
export const TAKEN = /^(?:take|get|gather)\s/i;
const isTaken = (sentence: string): boolean => TAKEN.test(sentence) && listedIn(sentence.replace(TAKEN, '')) > 2;

/** Where the list of a sentence begins: at its first amount, of which only words of introduction come before. */
export function listStart(sentence: string): number | null {
  const colon = sentence.indexOf(': ');
  if (colon >= 0 && listedIn(sentence.slice(colon + 2)) >= 1) return colon + 2;
  const needed = NEEDED.exec(sentence);
  const start = needed ? needed.index + needed[0].length + 1 : 0;
  if (needed && listedIn(sentence.slice(start)) >= 1) return start;
  const words = [...sentence.matchAll(/\S+/g)];
  for (const { index } of words.slice(0, 16)) {
    const [first = ''] = ingredientTexts(sentence.slice(index));
    if (listedIn(first) === 1 && listedIn(sentence.slice(index)) >= 1) return index;
  }
  return null;
}
