import type { TagMap } from '#src/domain/moving/moves.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import type { MovableRecipe } from '../movable-recipe.ts';
import { foreignLabels } from './look-at.ts';
import type { MoveItem } from './moves.ts';

/** A recipe with the category and the tags that were chosen for it; those it had are kept with it. */
export function asChosen(recipe: MovableRecipe, { category }: Pick<MoveItem, 'category'>, map: TagMap): MovableRecipe {
  const { draft, kept } = recipe;
  const here = (tag: string): string => (Object.hasOwn(map, tag) ? (map[tag] ?? '') : tag);
  const mapped = draft.tags.map(here);
  const tags = [
    ...mapped,
    ...foreignLabels(recipe)
      .filter((label) => Object.hasOwn(map, label))
      .map(here),
  ].filter(Boolean);
  const isMapped = mapped.some((tag, at) => tag !== draft.tags[at]);
  const main = category ?? draft.category;
  return {
    ...recipe,
    draft: {
      ...draft,
      category: main,
      categories: draft.categories.filter((each) => each !== draft.category),
      tags: [...new Set(tags)].slice(0, RECIPE_FIELDS.tags.most),
    },
    kept: {
      ...kept,
      ...(isMapped && { tags: draft.tags }),
      ...(main !== draft.category && { category: draft.category }),
    },
  };
}
