import type { Allergen } from '../foods/allergen-names.ts';
import { BY_KIND } from '../foods/food-allergens.ts';
import { allergensOfText, type Cause, chosen } from '../foods/line-allergens.ts';
import { isRead } from '../foods/segments.ts';
import { bounded } from '../pattern.ts';
import { combined, type Holding, type RecipeAllergens } from './allergen-statement.ts';
import { type IngredientLine, isHeading } from './ingredient-lines.ts';
import { unlistedFoods } from './unlisted-foods.ts';
import { behindAmount, veganVerdict } from './vegan.ts';

/** The contents of a line, or of what a step uses that no line lists. */
export interface Contents {
  causes: Cause[];
  /** Its name where nobody knows what is in it. */
  unknown?: string;
}

/** "Serve with bread": what stands beside the dish is by the cook's choice. */
const BESIDE = bounded(10_000, /\b(?:serve|eat|enjoy|offer)[^.;]*\bwith\b[^.;]*/i);

/** The contents of a recipe: in each of its lines, and in what its steps use without one. */
export const contentsOf = (lines: readonly IngredientLine[], steps: readonly string[] = []): Contents[] => [
  ...lines.map(contentsOfLine),
  ...contentsAdded(lines, steps),
];

/** The contents of what steps use that no line lists. Unknown for a recipe without lines. */
export function contentsAdded(lines: readonly IngredientLine[], steps: readonly string[]): Contents[] {
  if (lines.every(isHeading)) return [{ causes: [], unknown: 'a recipe without ingredients' }];
  return unlistedFoods(steps, lines).map(({ words, step, verdict }) => {
    const beside = BESIDE.exec(steps[step] ?? '')?.[0].toLowerCase();
    const { causes, isKnown } = allergensOfText(words);
    const held = verdict === 'claimed' ? standIn(words, causes) : causes;
    return { causes: beside?.includes(words) ? held.map(chosen) : held, ...(!isKnown && { unknown: words }) };
  });
}

export function contentsOfLine(line: IngredientLine): Contents {
  if (isHeading(line)) return { causes: [] };
  if (line.each) {
    const all = line.each.map(contentsOfLine);
    const unknown = all.flatMap((each) => each.unknown ?? []).join(', ');
    return { causes: all.flatMap(({ causes }) => causes), ...(unknown && { unknown }) };
  }
  const { causes, isKnown } = allergensOfText(behindAmount(line));
  return {
    causes: isClaimed(line) ? standIn(line.name, causes) : causes,
    ...(!(isKnown && isRead(behindAmount(line))) && { unknown: line.name }),
  };
}

/** The law's allergens of what something contains, for a statement. */
export const holdingOf = ({ causes, ...rest }: Contents): Holding => ({
  ...rest,
  causes: causes.flatMap(({ matter, food, certainty }) =>
    matter === 'oil' || matter === 'kernels' ? [] : [{ allergen: matter, food, isSure: certainty === 'sure' }],
  ),
});

/** The allergens of a recipe's lines, and of what its steps use without a line. */
export const allergensOf = (lines: readonly IngredientLine[], steps?: readonly string[]): RecipeAllergens =>
  combined(contentsOf(lines, steps).map(holdingOf));

/** "vegan brie": the name is an animal's product, and what is meant is made of something else. */
function isClaimed(line: IngredientLine): boolean {
  const reading = veganVerdict(line);
  return reading.verdict === 'ask' && reading.reason === 'claimed';
}

const OF_ANIMALS: ReadonlySet<string> = new Set<Allergen>(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

/** Such a product is made of one of a few things, and the animal's allergen is no longer sure. */
const standIn = (name: string, causes: readonly Cause[]): Cause[] => [
  ...causes.map((cause): Cause => (OF_ANIMALS.has(cause.matter) ? { ...cause, certainty: 'label' } : cause)),
  ...BY_KIND.map((matter): Cause => ({ matter, food: name, certainty: 'label' })),
];
