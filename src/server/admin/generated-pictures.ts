import { randomInt } from 'node:crypto';
import { AppError } from '#src/domain/errors.ts';
import { withStep } from '#src/domain/pictures/picture-address.ts';
import { MOST_PICTURES } from '#src/domain/pictures/picture-requests.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import type { Table } from '#src/domain/recipes/kitchen.ts';
import { LAID_OUT } from '#src/domain/recipes/process-images.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { log } from '../base/log.ts';
import { drawableSteps } from '../picture-maker/laid-out.ts';
import type { Depicted, PictureOrder } from '../picture-maker/picture-maker.ts';
import { drawOurselves, drawPictures, type PictureRequest, pictureVendor } from '../pictures/draw-pictures.ts';
import { runJob } from '../workers/workers.ts';
import { findAdminRecipe } from './admin-recipes.ts';

/** An administrator, and whether she still waits. */
interface Asker {
  actor: Actor;
  signal: AbortSignal;
}

/** The order of an administrator; title and description as they stand in her form. */
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

/** Milliseconds after which no further picture is begun of a recipe whose reading somebody waits for. */
const DRAWING_TIME = 45_000;

/** The offer for a recipe that was read and isn't saved. */
interface Offered {
  mainImage: string | null;
  processImages: string[];
  drawing: 'done' | 'stopped' | 'later';
}
type ReadWords = Pick<GeneratedRecipe, 'title' | 'ingredientLines' | 'instructions'>;

/**
 * Pictures of a recipe that was read and isn't saved, to choose from: one of the dish and up to five of its making, by our
 * own picture maker. None where a vendor draws, who is paid for each. It is part of the request that read the recipe, and
 * counts as no other. Where drawing fails or takes too long, those that are done are all there is: what was read is not lost
 * with them. Throws only when whoever asked has gone.
 */
export async function drawUnsaved({ actor, signal }: Asker, recipe: ReadWords): Promise<Offered> {
  if (pictureVendor()) return { mainImage: null, processImages: [], drawing: 'later' };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), DRAWING_TIME);
  const images: string[] = [];
  const offered = (drawing: Offered['drawing']): Offered => {
    const [mainImage = null, ...processImages] = images;
    return { mainImage, processImages, drawing };
  };
  try {
    const asker = { actor, signal: AbortSignal.any([signal, late.signal]) };
    for await (const image of drawOurselves(asker, offeredOf(recipe))) images.push(image);
    return offered('done');
  } catch (err) {
    if (signal.aborted) throw err;
    log.warn({ err, drawn: images.length }, 'pictures of a generated recipe are missing');
    return offered('stopped');
  } finally {
    clearTimeout(timer);
  }
}

/** The dish first. */
function offeredOf({ title, ingredientLines: ingredients, instructions }: ReadWords): PictureRequest[] {
  const recipe: Depicted = { id: slugOf(title), title, ingredients, instructions, table: 'sand' };
  const variant = randomInt(VARIANTS);
  const steps = drawableSteps(recipe).slice(0, MOST_PICTURES);
  return [
    { prompt: title, compose: drawn({ kind: 'dish', recipe, variant }) },
    ...steps.map((step) => ({
      prompt: title,
      compose: drawn({ kind: 'laid-out', recipe, step, variant }),
      addressOf: (url: string) => withStep(url, step),
    })),
  ];
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
