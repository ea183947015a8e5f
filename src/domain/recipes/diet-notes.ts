import { singular } from '../nouns.ts';
import type { Diet } from './kitchen.ts';

/** A diet that a recipe keeps if the labels of these products say so. */
export interface DietNote {
  diet: Diet;
  products: string[];
}

const FREE_WORDS: Partial<Record<Diet, string>> = {
  'gluten-free': 'Gluten-free',
  'nut-free': 'Nut-free',
  'soy-free': 'Soy-free',
};

/** "Gluten-free if the miso and the stock say so." */
export function dietNoteText({ diet, products }: DietNote): string {
  const list = products.map((product) => `the ${product}`);
  const last = list.pop();
  const all = list.length > 0 ? `${list.join(', ')} and ${last}` : last;
  const isOne = products.length === 1 && singular(last ?? '') === last;
  return `${FREE_WORDS[diet] ?? diet} if ${all} ${isOne ? 'says' : 'say'} so.`;
}
