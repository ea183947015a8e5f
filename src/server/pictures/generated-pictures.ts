import { randomInt } from 'node:crypto';
import { withStep } from '#src/domain/pictures/picture-address.ts';
import type { Table } from '#src/domain/recipes/kitchen.ts';
import type { Actor } from '../base/audit.ts';
import { findAdminRecipe } from '../recipes/admin-recipes.ts';
import { runJob } from '../workers/workers.ts';
import { drawPictures, type PictureRequest } from './draw-pictures.ts';
import type { Depicted, PictureOrder } from './maker/picture-maker.ts';

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
 * Pictures of a recipe's steps, from the first on, one of each, with its step in its address; `null` where there is no
 * recipe.
 */
export const generateProcessImages = (asker: Asker, id: string, wanted: Wanted): Promise<string[] | null> =>
  drawRecipe(asker, id, wanted, (recipe, variant, i) => {
    if (i > 0 && i >= recipe.instructions.length) return null;
    const title = wanted.recipeTitle;
    const step = i;
    const doing = recipe.instructions[step] ?? wanted.recipeDescription;
    return {
      prompt: `A step in the making of “${title}”: ${doing} ${style(recipe.table)}`,
      compose: drawn({ kind: 'step', recipe: depicted(recipe, title), step, variant }),
      addressOf: (url: string) => withStep(url, step + 1),
    };
  });

/** Pictures of the dish itself; `null` where there is no recipe. */
export const generateMainImages = (asker: Asker, id: string, wanted: Wanted): Promise<string[] | null> =>
  drawRecipe(asker, id, wanted, (recipe, variant) => ({
    prompt: `The finished dish “${wanted.recipeTitle}”, ready to eat. ${wanted.recipeDescription} ${style(recipe.table)}`,
    compose: drawn({ kind: 'dish', recipe: depicted(recipe, wanted.recipeTitle), variant }),
  }));

async function drawRecipe(
  { actor, signal }: Asker,
  id: string,
  { count }: Wanted,
  requestFor: (recipe: Depicted, variant: number, index: number) => PictureRequest | null,
): Promise<string[] | null> {
  const recipe = await findAdminRecipe(id, actor);
  if (!recipe) return null;
  const variant = randomInt(VARIANTS);
  const requests = Array.from({ length: count }, (_, i) => requestFor(recipe, variant + i, i)).filter(
    (request) => request !== null,
  );
  return drawPictures({ actor, subject: id, signal }, requests);
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
