import { ingredientTexts, listedIn } from './ingredients.ts';
import { cookingWords, startsWithVerb } from './verbs.ts';

/** "for four flatbreads you need 250 g of flour", "Take a pound of flour, half a pound of treacle and two ounces of sugar." */
const NEEDED = /(?:^|\b(?:you|u|we|i)(?:['’]ll| will)? )(?:need|take|get|gather)\s/i;

/** Whether a paragraph may have such sentences. */
export const mayList = (text: string): boolean => listedIn(text) >= 2 || NEEDED.test(text);

/** The place where the list of a sentence begins that lists ingredients and does nothing with them; else `null`. */
export function toldListAt(sentence: string): number | null {
  const isTaken = NEEDED.test(sentence) && listedIn(sentence.replace(NEEDED, '')) > 2;
  const from = startsWithVerb(sentence) && !isTaken ? null : listStart(sentence);
  const before = sentence.slice(0, from ?? 0).replace(NEEDED, '');
  return /:\s*$/.test(before) || cookingWords(before) === 0 ? from : null;
}

/** At its first amount, of which only words of introduction come before. */
function listStart(sentence: string): number | null {
  const needed = NEEDED.exec(sentence);
  const colon = sentence.indexOf(': ');
  const told = [colon < 0 ? [] : colon + 2, needed ? needed.index + needed[0].length : []].flat();
  const words = [...sentence.matchAll(/\S+/g)].slice(0, 16).map(({ index }) => index);
  const isAmount = (at: number): boolean => listedIn(ingredientTexts(sentence.slice(at))[0] ?? '') === 1;
  return told.find((at) => listedIn(sentence.slice(at)) >= 1) ?? words.find(isAmount) ?? null;
}
