import type { Database } from '#src/db/client.ts';
import { recipes } from '#src/db/schema.ts';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { hasPicture } from '#src/db/seed/pictures.ts';
import { parseIngredientLine } from '#src/domain/ingredients/ingredient-lines.ts';
import type { CatalogueRecipe } from '#src/domain/recipes/catalogue.ts';
import { derivedFields } from '#src/domain/recipes/derived.ts';
import { PROVABLE_DIETS } from '#src/domain/recipes/diets.ts';
import { CATEGORIES, type Category } from '#src/domain/recipes/kitchen.ts';
import { pictures } from '#src/paths.ts';
import { DISHES, type Dish, type Part } from './synthetic-parts.ts';

type NewRecipe = typeof recipes.$inferInsert;

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 730;
const ROWS_PER_INSERT = 100;
const ROWS_PER_TRANSACTION = 2000;
/** Shares no factor with the number of combinations, so stepping by it meets each of them once, well mixed. */
const STRIDE = 7_368_787;

/**
 * Puts `total` made-up, published recipes into the database, for measuring: distinct and plausible, the same at every
 * call, with the catalogue's pictures, spread over the two years before the oldest recipe that is there. Their numbers
 * go below its, since a later recipe has the higher one. Returns how many were new.
 */
export async function seedSynthetic(
  database: Database,
  total: number,
  { onProgress }: { onProgress?: (done: number) => void } = {},
): Promise<number> {
  const { recipes: catalogue } = await readCatalogue();
  const present = await database.read.select({ number: recipes.number, createdAt: recipes.createdAt }).from(recipes);
  const number = present.reduce((lowest, recipe) => Math.min(lowest, recipe.number), present[0]?.number ?? 1);
  const now = present.reduce((oldest, { createdAt }) => Math.min(oldest, createdAt), Date.now());
  const making = { total, catalogue, number, now };
  let added = 0;
  for (let from = 0; from < total; from += ROWS_PER_TRANSACTION) {
    const length = Math.min(ROWS_PER_TRANSACTION, total - from);
    const rows = Array.from({ length }, (_, i) => syntheticRecipe(from + i, making));
    added += await database.write(async (tx, change) => {
      let inserted = 0;
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
        const result = await tx
          .insert(recipes)
          .values(rows.slice(at, at + ROWS_PER_INSERT))
          .onConflictDoNothing();
        inserted += result.rowsAffected;
      }
      if (inserted > 0) change.touch('content', 'recipes', 'trending');
      return inserted;
    });
    onProgress?.(from + length);
  }
  return added;
}

interface Making {
  total: number;
  catalogue: readonly CatalogueRecipe[];
  /** All numbers stay below this one. */
  number: number;
  /** And all moments before this one. */
  now: number;
}

/** The recipe with this number, counted from 0, oldest first. */
function syntheticRecipe(index: number, { total, catalogue, number, now }: Making): NewRecipe {
  const category = CATEGORIES[index % CATEGORIES.length] as Category;
  const turn = Math.floor(index / CATEGORIES.length);
  const { dish, style, main, partner } = combination(category, turn);
  const [styleTitle, mainTitle, partnerTitle] = [style[0], main[0], partner[0]];
  const title = `${styleTitle} ${mainTitle} ${dish.name} with ${partnerTitle}`;
  const servings = 2 + (turn % 3) * 2;
  const ingredients = [main[1], ...dish.base, style[1], partner[1]];
  const [food, companion, name] = [mainTitle.toLowerCase(), partnerTitle.toLowerCase(), dish.name.toLowerCase()];
  const instructions = [
    `Weigh out everything and prepare the ${food} as the list says.`,
    `Put together the base with ${nameOf(dish.base[0])}, and season it.`,
    `Add the ${food} and see it through for ${dish.cookTime || dish.prepTime} minutes.`,
    `Finish with the ${companion}, taste, and serve at once.`,
  ];
  const fields = { ...dish, ingredients, instructions, servings, category };
  const model = pick(
    catalogue.filter((recipe) => recipe.category === category),
    turn,
  );
  const imageUrl = hasPicture(model.id) ? pictures.master(model.id) : null;
  // Those that do not hold are left out.
  const description = `A ${styleTitle.toLowerCase()} ${name} built around ${food}. A little ${companion} at the end lifts the whole dish.`;
  const derived = derivedFields({
    ...fields,
    title,
    description,
    imageUrl,
    marks: [],
    dietaryRestrictions: PROVABLE_DIETS,
  });
  const createdAt = Math.round(now - ((total - index) * SPREAD_DAYS * DAY_MS) / total);
  return {
    number: number - total + index,
    id: `${slug(title)}-s`,
    title,
    description,
    category,
    categories: [category],
    cuisine: dish.cuisine,
    difficulty: dish.difficulty,
    tags: [...dish.tags],
    prepTime: dish.prepTime,
    cookTime: dish.cookTime,
    servings,
    ingredients,
    instructions,
    nutritionalBenefits: `The ${food} brings fibre and minerals, the ${companion} flavour without weight.`,
    tipsAndNotes: `Keeps for two days in the refrigerator; add fresh ${companion} when serving leftovers.`,
    ...derived,
    table: model.table,
    imageUrl,
    availableImages: imageUrl ? [imageUrl] : [],
    isPublished: true,
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

interface Combination {
  dish: Dish;
  style: Part;
  main: Part;
  partner: Part;
}

function combination(category: Category, turn: number): Combination {
  const dishes = DISHES.filter((dish) => dish.category === category);
  const { styles, mains, partners } = pick(dishes, 0).pantry;
  const combinations = dishes.length * styles.length * mains.length * partners.length;
  if (turn >= combinations) throw new RangeError(`At most ${combinations * CATEGORIES.length} synthetic recipes`);
  let rest = (turn * STRIDE) % combinations;
  const take = <T>(list: readonly T[]): T => {
    const taken = pick(list, rest);
    rest = Math.floor(rest / list.length);
    return taken;
  };
  return { dish: take(dishes), style: take(styles), main: take(mains), partner: take(partners) };
}

/** An entry of a list that has some, the list going round. */
function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}

const nameOf = (line = ''): string => parseIngredientLine(line).name;
const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
