import { ingredientTexts, listedIn } from './ingredients.ts';
import { cookingWords, startsWithVerb } from './verbs.ts';

/** "for four flatbreads you need 250 g of flour" */
const NEEDED = /\b(?:you|u|we|i)(?:['’]ll| will)? need\b/i;
/** "Take a pound of flour, half a pound of treacle and two ounces of sugar." */
const TAKEN = /^(?:take|get|gather)\s/i;

/** Whether a paragraph may have such sentences. */
export const mayList = (text: string): boolean => listedIn(text) >= 2 || NEEDED.test(text);

/** Where the list of a sentence begins that lists ingredients and does nothing with them; else `null`. */
export function toldListAt(sentence: string): number | null {
  const isTaken = TAKEN.test(sentence) && listedIn(sentence.replace(TAKEN, '')) > 2;
  const from = startsWithVerb(sentence) && !isTaken ? null : listStart(sentence);
  const before = sentence.slice(0, from ?? 0).replace(TAKEN, '');
  return /:\s*$/.test(before) || cookingWords(before) === 0 ? from : null;
}

/** At its first amount, of which only words of introduction come before. */
function listStart(sentence: string): number | null {
  const needed = NEEDED.exec(sentence);
  const colon = sentence.indexOf(': ');
  const told = [colon < 0 ? [] : colon + 2, needed ? needed.index + needed[0].length + 1 : []].flat();
  const words = [...sentence.matchAll(/\S+/g)].slice(0, 16).map(({ index }) => index);
  const isAmount = (at: number): boolean => listedIn(ingredientTexts(sentence.slice(at))[0] ?? '') === 1;
  return told.find((at) => listedIn(sentence.slice(at)) >= 1) ?? words.find(isAmount) ?? null;
}
