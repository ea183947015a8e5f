import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import { numberIn } from '#src/domain/quantities/numbers.ts';
import { lineOf } from '#src/domain/recipes/editing/complete-recipe.ts';
import type { GeneratedIngredient } from '#src/domain/recipes/editing/generated-recipe.ts';

/** What a text says, as a person reads it. */
export interface Expectation {
  name: string;
  text: string;
  title: string | null;
  servings: number | null;
  prep: number | null;
  cook: number | null;
  /** "200 | g | red-lentils"; amount and unit in one spelling. */
  ingredients: string[];
  /** How each step begins. */
  steps: string[];
  /** "For the sauce @ 3": its name and the index of its first ingredient. */
  groups: string[];
  /** How each tip begins. */
  tips: string[];
}

/** The texts of a folder: each as somebody wrote it, and after `=====` what it says. */
export const expectationsIn = (folder: string): Expectation[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const [text = '', said = ''] = readFileSync(join(folder, file), 'utf8').split(/^=====\n/m);
      const lines = said.split('\n');
      const fact = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
      const number = (name: string) => (fact(name) === null ? null : Number(fact(name)));
      return {
        name: file.replace('.txt', ''),
        text,
        title: fact('title'),
        servings: number('servings'),
        prep: number('prep'),
        cook: number('cook'),
        ingredients: lines
          .filter((line) => line.startsWith('- '))
          .map((line) => line.slice(2).replace(/\s+/g, ' ').trim()),
        steps: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
        groups: lines.filter((line) => line.startsWith('group: ')).map((line) => line.slice(7)),
        tips: lines.filter((line) => line.startsWith('tip: ')).map((line) => line.slice(5)),
      };
    });

/** An ingredient in the notation of the expectations. */
export function rowOf(ingredient: GeneratedIngredient): string {
  const { food } = parseIngredientLine(lineOf(ingredient));
  const unit = ingredient.unit.replace(/^heaped /, '').replace(/\p{L}+$/u, (noun) => UNITS[noun] ?? noun);
  return `${plain(ingredient.amount)} | ${unit} | ${food?.id ?? `? ${ingredient.name}`}`.replace(/\s+/g, ' ').trim();
}

const UNITS: Record<string, string> = {
  litre: 'l',
  litres: 'l',
  leaves: 'leaf',
  bunches: 'bunch',
  pouches: 'pouch',
  pinches: 'pinch',
};
for (const noun of 'ball cup tin can jar clove slice sprig stick head nest pint piece handful glug bunch pinch splash squeeze block pack packet stalk sheet cube'.split(
  ' ',
)) {
  UNITS[`${noun}s`] = noun;
}

/** "1½" → "1.5", "2–3" → "2-3"; words stay. */
const plain = (amount: string): string =>
  /^[\d½¼¾⅓⅔⅛]/.test(amount)
    ? amount
        .split('–')
        .map((part) => String(Math.round(numberIn(part) * 1000) / 1000))
        .join('-')
    : amount;
