import { randomInt } from 'node:crypto';
import type { Table } from '#src/domain/recipes/kitchen.ts';
import { markedWithStep } from '#src/domain/recipes/process-images.ts';
import type { Actor } from '../base/audit.ts';
import { deskRecipe } from '../recipes/admin-recipes.ts';
import { runJob } from '../workers/workers.ts';
import { drawPictures } from './draw-pictures.ts';
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
 * Pictures of a recipe's steps, from the first on, more of them when it has fewer, each with its step in its address;
 * `null` where there is no recipe.
 */
export async function generateProcessImages(
  { actor, signal }: Asker,
  id: string,
  wanted: Wanted,
): Promise<string[] | null> {
  const recipe = await deskRecipe(id);
  if (!recipe) return null;
  const { count, recipeTitle: title, recipeDescription } = wanted;
  const variant = randomInt(VARIANTS);
  const wishes = Array.from({ length: count }, (_, i) => {
    const step = i % Math.max(1, recipe.instructions.length);
    const doing = recipe.instructions[step] ?? recipeDescription;
    return {
      prompt: `A step in the making of “${title}”: ${doing} ${style(recipe.table)}`,
      compose: drawn({ kind: 'step', recipe: depicted(recipe, title), step, variant: variant + i }),
      addressOf: (url: string) => markedWithStep(url, step + 1),
    };
  });
  return drawPictures({ actor, subject: id, signal }, wishes);
}

/** Pictures of the dish itself; `null` where there is no recipe. */
export async function generateMainImages(
  { actor, signal }: Asker,
  id: string,
  wanted: Wanted,
): Promise<string[] | null> {
  const recipe = await deskRecipe(id);
  if (!recipe) return null;
  const { count, recipeTitle: title, recipeDescription } = wanted;
  const variant = randomInt(VARIANTS);
  const wishes = Array.from({ length: count }, (_, i) => ({
    prompt: `The finished dish “${title}”, ready to eat. ${recipeDescription} ${style(recipe.table)}`,
    compose: drawn({ kind: 'dish', recipe: depicted(recipe, title), variant: variant + i }),
  }));
  return drawPictures({ actor, subject: id, signal }, wishes);
}

/** A picture for a banner, with a calm side. */
export async function generateBanner({ actor, signal }: Asker, prompt: string): Promise<string> {
  const wish = {
    prompt: `A wide picture for a banner of a vegan recipe site: ${prompt}. The left half is an empty, calm table. ${style('sand')}`,
    compose: drawn({ kind: 'banner', prompt, variant: randomInt(VARIANTS) }),
  };
  const subject = `a banner: ${prompt.slice(0, SUBJECT_LENGTH)}`;
  const [imageUrl = ''] = await drawPictures({ actor, subject, signal }, [wish]);
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
