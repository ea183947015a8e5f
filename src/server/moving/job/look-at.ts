import { AppError } from '#src/domain/errors.ts';
import { LONGEST_AUTHOR, LONGEST_TAG } from '#src/domain/moving/moves.ts';
import { definedFields, type ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { RECIPE_LABELS } from '#src/domain/recipes/recipe-fields.ts';
import { followingColumns } from '../../recipes/publishing.ts';
import { authorThere } from '../authors.ts';
import type { FoundRecipes } from '../formats/found-recipes.ts';
import type { ToldRecipe } from '../formats/told-recipe.ts';
import { type MovableRecipe, readMovable } from '../movable-recipe.ts';
import type { MovedFiles } from '../move-source.ts';
import { lookAtPictures } from '../moved-pictures.ts';
import { wordsOfRefusal } from '../refusal.ts';
import type { MoveItem } from './moves.ts';

/** What was read of a recipe, before anybody chose; `foreign` where it could be read. */
export type LookedAt = Omit<MoveItem, 'moveId' | 'number' | 'file' | 'at'> & { recipe: MovableRecipe | null };

const MOST_TAGS = 40;
const NOTHING = {
  ...{ recipeId: null, entryId: null, twin: null, oldAddress: null, gateProblem: null, category: null, author: null },
  ...{ tags: [], used: [], kept: [], allergens: [], notes: [], picturesHere: 0, picturesMissing: 0 },
};

/** Reads what a file tells of a recipe, and what it would be here. Changes nothing. */
export async function lookAt(
  told: ToldRecipe,
  { source, label }: FoundRecipes,
  files: MovedFiles['byPath'],
  now: number,
): Promise<LookedAt> {
  const head = { source, label, title: told.name.slice(0, 300) };
  try {
    const recipe = readMovable(told, source);
    const { draft, foreign, key } = recipe;
    const { columns } = followingColumns(draft, { said: {}, claims: false }, { id: null, email: '' }, now);
    const pictures = await lookAtPictures(foreign, files);
    return {
      ...NOTHING,
      ...head,
      ...{ recipe, foreignId: key.foreignId, title: draft.title, state: 'waiting', isChosen: true },
      ...{ category: draft.category, tags: tagsOf(recipe), used: usedIn(foreign), kept: Object.keys(recipe.kept) },
      ...{ gateProblem: columns.gateProblem, allergens: columns.allergens.contains.map(({ allergen }) => allergen) },
      ...{ ...pictures.counts, notes: [...recipe.notes, ...pictures.notes] },
      ...{ oldAddress: foreign.oldAddress ?? null, author: authorThere(recipe)?.slice(0, LONGEST_AUTHOR) ?? null },
    };
  } catch (error) {
    return {
      ...NOTHING,
      ...head,
      recipe: null,
      foreignId: '',
      state: 'refused',
      isChosen: false,
      notes: [wordsOfRefusal(error)],
    };
  }
}

/** Labels that are none of ours are tags there, too. */
export function foreignLabels({ kept }: MovableRecipe): string[] {
  const { labels } = kept;
  return Array.isArray(labels) ? labels.filter((each) => typeof each === 'string') : [];
}

const tagsOf = (recipe: MovableRecipe): string[] =>
  [...new Set([...recipe.draft.tags, ...foreignLabels(recipe)])]
    .filter((tag) => tag.length <= LONGEST_TAG)
    .slice(0, MOST_TAGS);

function usedIn({ fields, pictures }: ForeignRecipe): string[] {
  const names = Object.entries(definedFields(fields)).flatMap(([name, value]) =>
    value === null || value === '' ? [] : (RECIPE_LABELS[name] ?? []),
  );
  return [...new Set([...names, ...(pictures.length > 0 ? ['Pictures'] : [])])];
}

/** Whether an error says that the file of a move can't be taken; anything else is wrong with the machine. */
export const isOfFile = (error: unknown): error is AppError =>
  error instanceof AppError && ['validation', 'not_found'].includes(error.code);
