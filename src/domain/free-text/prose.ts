import { foodsIn } from '../foods/find.ts';
import { parseIngredientLines } from '../ingredients/ingredient-lines.ts';
import { unlistedFoods } from '../ingredients/unlisted-foods.ts';
import { bounded } from '../pattern.ts';
import { inDigits } from '../quantities/in-digits.ts';
import { leadingAmount } from '../quantities/leading-amounts.ts';
import { lineOf } from '../recipes/editing/complete-recipe.ts';
import type { GeneratedIngredient } from '../recipes/editing/generated-recipe.ts';
import { readSingleIngredient } from './ingredients.ts';

/** Signs and words that end the name of an ingredient in a sentence. */
const END =
  /[,.;:!?()]|\s(?:and|or|until|till|then|in|into|on|onto|with|over|for|to|at|from|so|while|but|plus|off|through|under|which|that|when|before|after|together|is|are)\s/i;
/** "2 crushed cloves of garlic" */
const PREPARED = bounded(
  4_000,
  /^((?:\p{L}+ly )?\p{L}+) (cloves?|slices?|sticks?|sprigs?|tins?|cans?|heads?|handfuls?|stalks?) of (.+)$/iu,
);
const LONGEST_NAME = 7;

/** The ingredients of a method that names them as it goes: "Fry 2 chopped onions in 2 tbsp of olive oil, season with salt." */
export function ingredientsOfSteps(steps: readonly string[]): GeneratedIngredient[] {
  const found: GeneratedIngredient[] = [];
  for (const ingredient of steps.flatMap(amountsIn))
    if (!found.some((other) => lineOf(other) === lineOf(ingredient))) found.push(ingredient);
  const unlisted = unlistedFoods(steps, parseIngredientLines(found.map(lineOf)));
  return [...found, ...unlisted.map(({ words }) => ({ amount: '', unit: '', name: words }))];
}

/** Signs and words that an amount may begin with. */
const AMOUNT =
  /(?<=^|[\s(])(?=[\d½¼¾⅓⅔⅛]|an?\s|the (?:juice|zest)|(?:juice|zest) of|(?:big |small |large )?(?:handfuls?|pinch|splash))/gi;

const amountsIn = (step: string): GeneratedIngredient[] => {
  const text = inDigits(step);
  return [...text.matchAll(AMOUNT)].flatMap(({ index }) => ingredientAt(text.slice(index)) ?? []);
};

function ingredientAt(text: string): GeneratedIngredient | null {
  const amount = leadingAmount(text);
  if (!amount) return null;
  const head = amount.rest.slice(0, END.exec(`${amount.rest} `)?.index ?? undefined).trim();
  if (head === '' || head.split(' ').length > LONGEST_NAME || foodsIn(head).length === 0) return null;
  const prepared = PREPARED.exec(head);
  if (prepared) return { amount: amount.amount, unit: prepared[2] ?? '', name: `${prepared[3]}, ${prepared[1]}` };
  // "a creamy sauce", "an oiled tin": an article counts only before a food by its plain name.
  if (amount.unit === '' && /^an?\s/i.test(text) && (foodsIn(head)[0]?.at ?? 9) > 2) return null;
  return readSingleIngredient(`${amount.amount} ${amount.unit} ${head}`.replace(/^(\d+) (\d)/, '$1 x $2'));
}
