import { randomInt } from 'node:crypto';
import { AppError } from '#src/domain/errors.ts';
import { withStep } from '#src/domain/pictures/picture-address.ts';
import { MOST_PICTURES } from '#src/domain/pictures/picture-requests.ts';
import type { Table } from '#src/domain/recipes/kitchen.ts';
import { LAID_OUT } from '#src/domain/recipes/process-images.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { drawableSteps } from '../picture-maker/laid-out.ts';
import type { Depicted, PictureOrder } from '../picture-maker/picture-maker.ts';
import { drawPictures, type PictureRequest, pictureVendor } from '../pictures/draw-pictures.ts';
import { runJob } from '../workers/workers.ts';
import { findAdminRecipe } from './admin-recipes.ts';

/** An administrator, and whether she still waits. */
interface Asker {
  actor: Actor;
  signal: AbortSignal;
}

/** What an administrator asks for; title and description as they stand in her form. */
interface Wanted {
  count: number;
  recipeTitle: string;
  recipeDescription: string;
}

const VARIANTS = 1_000_000;
const TABLES: Record<Table, string> = {
  terracotta: 'terracotta red',
  forest: 'forest green',
  ink: 'ink blue',
  blush: 'blush pink',
  aubergine: 'aubergine purple',
  butter: 'butter yellow',
  sage: 'sage green',
  lilac: 'lilac',
  sand: 'sand',
  slate: 'slate blue',
};
const style = (table: Table): string =>
  `Photographed from above in warm light from the upper left, on a painted ${TABLES[table]} table. Vegan food only; no people, no writing, no logos.`;

/**
/**
 * Pictures of a recipe's making, one of each, with its step in its address; `null` where there is no recipe. A vendor draws
 * the steps, from the first on. Our own picture maker draws what is needed laid out, and what steps add, as far as it can do
 * so true to life: `validation` where it cannot at all.
 */
export const generateProcessImages = (asker: Asker, id: string, wanted: Wanted): Promise<string[] | null> =>
  drawRecipe(asker, id, (recipe, variant) => {
    const title = wanted.recipeTitle;
    const every = Array.from({ length: Math.max(1, recipe.instructions.length) }, (_, at) => at + 1);
    const steps = (pictureVendor() ? every : drawableSteps(recipe)).slice(0, wanted.count);
    if (steps.length === 0) throw new AppError('validation', CANNOT_DRAW);
    return steps.map((step) => ({
      prompt: `A step in the making of “${title}”: ${doing(recipe, step, wanted)} ${style(recipe.table)}`,
      compose: drawn({ kind: 'laid-out', recipe: depicted(recipe, title), step, variant }),
      addressOf: (url: string) => withStep(url, step),
    }));
  });

const CANNOT_DRAW = 'We can’t draw some of this recipe’s ingredients. Please add your own pictures.';
const doing = ({ instructions }: Depicted, step: number, { recipeDescription }: Wanted): string =>
  (step === LAID_OUT ? undefined : instructions[step - 1]) ?? recipeDescription;

/** Pictures of the dish itself; `null` where there is no recipe. */
export const generateMainImages = (asker: Asker, id: string, wanted: Wanted): Promise<string[] | null> =>
  drawRecipe(asker, id, (recipe, variant) =>
    Array.from({ length: wanted.count }, (_, i) => ({
      prompt: `The finished dish “${wanted.recipeTitle}”, ready to eat. ${wanted.recipeDescription} ${style(recipe.table)}`,
      compose: drawn({ kind: 'dish', recipe: depicted(recipe, wanted.recipeTitle), variant: variant + i }),
    })),
  );

/**
 * Pictures of a recipe that was read and isn't saved, to choose from: one of the dish and a few of its making, by our own
 * picture maker. None where a vendor draws, who is paid for each, and none of what can't be drawn.
 */
export async function drawUnsaved(
  { actor, signal }: Asker,
  recipe: { title: string; ingredientLines: readonly string[]; instructions: readonly string[] },
): Promise<{ mainImage: string | null; processImages: string[] }> {
  if (pictureVendor()) return { mainImage: null, processImages: [] };
  const { title, ingredientLines: ingredients, instructions } = recipe;
  const shown: Depicted = { id: slugOf(title), title, ingredients, instructions, table: 'sand' };
  const variant = randomInt(VARIANTS);
  const dish = { prompt: title, compose: drawn({ kind: 'dish', recipe: shown, variant }) };
  const steps = drawableSteps(shown)
    .slice(0, MOST_PICTURES)
    .map((step) => ({
      prompt: title,
      compose: drawn({ kind: 'laid-out', recipe: shown, step, variant }),
      addressOf: (url: string) => withStep(url, step),
    }));
  const [mainImage = null, ...processImages] = await drawPictures({ actor, subject: title, signal }, [dish, ...steps]);
  return { mainImage, processImages };
}

async function drawRecipe(
  { actor, signal }: Asker,
  id: string,
  requestsFor: (recipe: Depicted, variant: number) => PictureRequest[],
): Promise<string[] | null> {
  const recipe = await findAdminRecipe(id, actor);
  if (!recipe) return null;
  return drawPictures({ actor, subject: id, signal }, requestsFor(recipe, randomInt(VARIANTS)));
}

/** A picture for a banner, with a calm side. */
export async function generateBanner({ actor, signal }: Asker, prompt: string): Promise<string> {
  const request = {
    prompt: `A wide picture for a banner of a vegan recipe site: ${prompt}. The left half is an empty, calm table. ${style('sand')}`,
    compose: drawn({ kind: 'banner', prompt, variant: randomInt(VARIANTS) }),
  };
  const subject = `a banner: ${prompt.slice(0, SUBJECT_LENGTH)}`;
  const [imageUrl = ''] = await drawPictures({ actor, subject, signal }, [request]);
  return imageUrl;
}

const drawn = (order: PictureOrder) => () => runJob('drawPicture', order);

/** No more of a recipe than its picture shows: all of it is copied to another thread. */
const depicted = ({ id, ingredients, instructions, table }: Depicted, title: string): Depicted => ({
  id,
  title,
  ingredients,
  instructions,
  table,
});

/** Characters of a description that name it in the audit log. */
const SUBJECT_LENGTH = 80;
