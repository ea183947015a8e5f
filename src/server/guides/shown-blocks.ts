import type { GuideBlock } from '#src/domain/guides/blocks.ts';
import { shownIn } from '#src/domain/guides/guide.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { paths } from '#src/paths.ts';
import { type CollectionTile, collectionTiles } from '../collections/collections.ts';
import { recipeCards } from '../recipes/recipes.ts';
import { byNamedId, currentIds } from '../site/current-ids.ts';

export interface ShownBlocks {
  blocks: GuideBlock[];
  /** The recipes it shows, by the ids it has for them. */
  recipes: ReadonlyMap<string, RecipeSummary>;
  collections: ReadonlyMap<string, CollectionTile>;
  /** Ids under which they are now, seen or not: a change of any may change the page. */
  shown: { recipes: string[]; collections: string[] };
}

/** The parts of a Markdown text, with what may be seen of the recipes and collections it shows. */
export async function shownBlocks(markdown: string): Promise<ShownBlocks> {
  const blocks = blocksOf(markdown);
  const named = shownIn(blocks);
  const [recipeIds, collectionIds] = await Promise.all([
    currentIds(named.recipes, paths.recipe),
    currentIds(named.collections, paths.collection),
  ]);
  const [cards, tiles] = await Promise.all([
    recipeCards([...recipeIds.values()]),
    collectionTiles([...collectionIds.values()]),
  ]);
  return {
    blocks,
    recipes: byNamedId(recipeIds, cards),
    collections: byNamedId(collectionIds, tiles),
    shown: { recipes: [...recipeIds.values()], collections: [...collectionIds.values()] },
  };
}
