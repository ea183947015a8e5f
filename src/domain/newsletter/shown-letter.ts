import { kindText } from '../collections/collection.ts';
import type { LetterBlock, LetterText } from './letter.ts';
import {
  introductionFor,
  type LetterCollection,
  type LetterGuide,
  type LetterRecipe,
  type LetterSources,
} from './letter-items.ts';
import { paragraphsOf, type Words } from './letter-text.ts';

export type ShownBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; paragraphs: Words[][] }
  | { kind: 'recipes'; heading: string; recipes: LetterRecipe[] }
  | ShownCollection
  | { kind: 'guide'; guide: LetterGuide }
  | { kind: 'picture'; url: string; alt: string; link: string };

/** A collection as one reader gets it. */
interface ShownCollection {
  kind: 'collection';
  id: string;
  title: string;
  introduction: string;
  people: number | null;
  /** Its own, or those of recipes that fit. */
  pictures: string[];
  recipes: LetterRecipe[];
}

/** A letter as one reader gets it. */
export interface ShownLetter {
  subject: string;
  preview: string;
  blocks: ShownBlock[];
}

/** Recipes whose titles stand for a letter in the list of a mailbox. */
const PREVIEWED = 3;
/** Pictures that make up the cover of a collection without one of its own. */
const MOSAIC = 3;

/** Tells what is for a reader, by the ids that recipes and guides have now. */
export interface ReaderFits {
  recipe: (id: string) => boolean;
  guide: (id: string) => boolean;
}

/** A letter for a reader, and the places of the parts in it of which nothing is left for them. */
export interface LetterForReader extends ShownLetter {
  leftOut: number[];
}

/**
 * A letter for a reader of whom `fits` knows what they eat; of a part only what fits, and of recipes chosen one by one only
 * those that no part above has shown. A part of which nothing is left is left out.
 */
export function shownTo(
  { subject, preview, blocks }: Pick<LetterText, 'subject' | 'preview' | 'blocks'>,
  sources: LetterSources,
  fits: ReaderFits,
): LetterForReader {
  const shown = new Map<string, LetterRecipe>();
  const parts = blocks.map((block): ShownBlock | null => {
    if (block.kind === 'recipes') {
      const left = block.ids
        .flatMap((id) => sources.recipes.get(id) ?? [])
        .filter(({ id }) => fits.recipe(id) && !shown.has(id));
      const recipes = distinct(left).slice(0, block.shown);
      for (const recipe of recipes) shown.set(recipe.id, recipe);
      return recipes.length > 0 ? { kind: 'recipes', heading: block.heading, recipes } : null;
    }
    if (block.kind === 'collection') {
      const part = collectionFor(sources.collections.get(block.id), block.shown, fits);
      for (const recipe of part?.recipes ?? []) shown.set(recipe.id, recipe);
      return part;
    }
    if (block.kind === 'guide') {
      const guide = sources.guides.get(block.id);
      return guide && fits.guide(guide.id) ? { kind: 'guide', guide } : null;
    }
    return shownAsWritten(block);
  });
  const titles = [...shown.values()].slice(0, PREVIEWED).map(({ title }) => title);
  return {
    subject,
    preview: preview || titles.join(' · ') || subject,
    blocks: parts.filter((part) => part !== null),
    leftOut: parts.flatMap((part, at) => (part === null ? [at] : [])),
  };
}

/** Two ids may be of one recipe that moved. */
const distinct = (recipes: readonly LetterRecipe[]): LetterRecipe[] => [
  ...new Map(recipes.map((recipe) => [recipe.id, recipe])).values(),
];

function collectionFor(
  collection: LetterCollection | undefined,
  most: number,
  fits: ReaderFits,
): ShownCollection | null {
  if (!collection) return null;
  const fitting = collection.recipes.filter(({ id }) => fits.recipe(id));
  if (fitting.length === 0) return null;
  const { id, title, people, imageUrl } = collection;
  const missing = collection.recipes.filter((recipe) => !fitting.includes(recipe));
  return {
    ...{ kind: 'collection', id, title, people },
    introduction: introductionFor(collection, missing),
    pictures: imageUrl ? [imageUrl] : fitting.flatMap((recipe) => recipe.imageUrl ?? []).slice(0, MOSAIC),
    recipes: fitting.slice(0, most),
  };
}

type Written = Exclude<LetterBlock, { kind: 'recipes' | 'collection' | 'guide' }>;

function shownAsWritten(block: Written): ShownBlock | null {
  if (block.kind === 'text') {
    const paragraphs = paragraphsOf(block.text);
    return paragraphs.length > 0 ? { kind: 'text', paragraphs } : null;
  }
  if (block.kind === 'heading') return block.text ? block : null;
  return block.url ? block : null;
}

/** Whether a letter has recipes, as it is written or for its reader. */
export const hasRecipes = ({ blocks }: { blocks: readonly { kind: LetterBlock['kind'] }[] }): boolean =>
  blocks.some(({ kind }) => kind === 'recipes' || kind === 'collection');

/** Whether there is nothing in a letter but headings. */
export const isBare = ({ blocks }: Pick<ShownLetter, 'blocks'>): boolean =>
  blocks.every(({ kind }) => kind === 'heading');

/** The kind of thing a part tells of: "Collection", "Menu for 6", "Guide · 4 min read". */
export const eyebrowOf = (block: Extract<ShownBlock, { kind: 'collection' | 'guide' }>): string =>
  block.kind === 'guide' ? `Guide · ${block.guide.minutes} min read` : kindText(block.people);
