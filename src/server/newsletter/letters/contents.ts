import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { guides } from '#src/db/schema.ts';
import { introductionParagraphs } from '#src/domain/collections/collection.ts';
import { readingMinutes } from '#src/domain/guides/guide.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import type { LetterBlock } from '#src/domain/newsletter/letter.ts';
import {
  firstLines,
  isGuideFor,
  type LetterCollection,
  type LetterGuide,
  type LetterSources,
  letterRecipeOf,
} from '#src/domain/newsletter/letter-items.ts';
import type { ReaderFits } from '#src/domain/newsletter/shown-letter.ts';
import { paths } from '#src/paths.ts';
import { read } from '../../base/database.ts';
import { lastChangeOf } from '../../base/list-version.ts';
import { tag } from '../../base/tags.ts';
import { type CollectionPage, findCollection } from '../../collections/collections.ts';
import { type Eating, whatFits } from '../../listing/fitting.ts';
import { recipeCards } from '../../recipes/recipes.ts';
import { byNamedId, currentIds } from '../../site/current-ids.ts';

/** The things a letter tells of, as they are at one version of what lists show. */
export interface LetterContents extends LetterSources {
  version: number;
  fits: (eating: Eating) => ReaderFits;
}

/** Those of letters, by letter, what it names and the version. */
const known = new LRUCache<string, Promise<LetterContents>>({ max: 8 });

/** The things a letter tells of, as everybody may see them now; what moved is followed. */
export async function letterContents({
  id,
  blocks,
}: {
  id: string;
  blocks: readonly LetterBlock[];
}): Promise<LetterContents> {
  const version = await lastChangeOf(tag.recipes, tag.collections, tag.guides);
  const named = namedIn(blocks);
  const key = JSON.stringify([version, id, named]);
  const making = known.get(key) ?? gathered(named).then((contents) => ({ version, ...contents }));
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}

type Named = Record<'recipes' | 'collections' | 'guides', string[]>;

/** The ids that a letter names, each once. */
function namedIn(blocks: readonly LetterBlock[]): Named {
  const idsOf = (kind: 'collection' | 'guide') => [
    ...new Set(blocks.flatMap((block) => (block.kind === kind && block.id ? [block.id] : []))),
  ];
  const recipes = [...new Set(blocks.flatMap((block) => (block.kind === 'recipes' ? block.ids : [])))];
  return { recipes, collections: idsOf('collection'), guides: idsOf('guide') };
}

async function gathered(named: Named): Promise<Omit<LetterContents, 'version'>> {
  const [recipeIds, collectionIds, guideIds] = await Promise.all([
    currentIds(named.recipes, paths.recipe),
    currentIds(named.collections, paths.collection),
    currentIds(named.guides, paths.guide),
  ]);
  const [cards, pages, guideRows] = await Promise.all([
    recipeCards([...recipeIds.values()]),
    Promise.all([...new Set(collectionIds.values())].map((id) => findCollection(id))),
    publicGuides([...guideIds.values()]),
  ]);
  const collections = pages.flatMap((page) => (page && page.count > 0 ? [letterCollectionOf(page)] : []));
  const fits = await whatFits();
  const foods = new Map(guideRows.map(({ id, names }) => [id, names]));
  return {
    recipes: byNamedId(recipeIds, cards.map(letterRecipeOf)),
    collections: byNamedId(collectionIds, collections),
    guides: byNamedId(guideIds, guideRows.map(letterGuideOf)),
    fits: (eating) => ({ recipe: fits(eating), guide: (id) => isGuideFor(foods.get(id) ?? [], eating) }),
  };
}

function letterCollectionOf(page: CollectionPage): LetterCollection {
  const { id, title, description, introduction, people, imageUrl, picked, ruled } = page;
  const recipes = [...picked.map(({ recipe }) => recipe), ...ruled].map(letterRecipeOf);
  return {
    ...{ id, title, description, people, imageUrl, recipes },
    introduction: introductionParagraphs(introduction),
  };
}

type GuideRow = typeof guides.$inferSelect;

const publicGuides = async (ids: readonly string[]): Promise<GuideRow[]> =>
  ids.length === 0
    ? []
    : read()
        .select()
        .from(guides)
        .where(and(eq(guides.isPublished, true), inArray(guides.id, [...ids])));

const letterGuideOf = ({ id, title, description, body, imageUrl }: GuideRow): LetterGuide => ({
  ...{ id, title, imageUrl },
  lines: firstLines(blocksOf(body), description),
  minutes: readingMinutes(body),
});
