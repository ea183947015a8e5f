import { and, desc, isNotNull, ne } from 'drizzle-orm';
import { newsletterLetters } from '#src/db/schema.ts';
import type { ShownLetter } from '#src/domain/newsletter/shown-letter.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { read } from '../../base/database.ts';
import { type CollectionTile, collectionTiles } from '../../collections/collections.ts';
import { allGuides, type GuideTile } from '../../guides/guides.ts';
import { recipeCards } from '../../recipes/recipes.ts';
import { findLetter } from './letters.ts';
import { shownLetter } from './rendering.ts';

/** A letter of which somebody got a copy, as everybody may read it. */
export interface ArchivedLetter {
  id: string;
  /** UTC milliseconds. */
  sentAt: number;
  shown: ShownLetter;
  /** Its recipes by id. */
  cards: ReadonlyMap<string, RecipeSummary>;
  /** The things it tells of, and more, by id. */
  collections: ReadonlyMap<string, CollectionTile>;
  guides: ReadonlyMap<string, GuideTile>;
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Most letters that the list of them shows. */
const MOST_LISTED = 200;

/** A letter in the list of those that went out. */
export interface SentLetterHead {
  id: string;
  subject: string;
  /** The line mailboxes showed beside it; may be empty. */
  preview: string;
  topic: Topic;
  /** UTC milliseconds. */
  sentAt: number;
}

/** Letters that everybody may read, the newest first. What is new is in the weekly ones: a letter of new recipes alone is left out. */
export async function archivedLetters(): Promise<SentLetterHead[]> {
  const { id, subject, preview, topic, begunAt } = newsletterLetters;
  const rows = await read()
    .select({ id, subject, preview, topic, sentAt: begunAt })
    .from(newsletterLetters)
    .where(and(isNotNull(begunAt), ne(topic, 'new-recipes')))
    .orderBy(desc(begunAt))
    .limit(MOST_LISTED);
  return rows.map(({ sentAt, ...letter }) => ({ ...letter, sentAt: sentAt ?? 0 }));
}

/** A letter for its page; `null` until it has begun to be sent. Its recipes are as they are now. */
export async function archivedLetter(id: string): Promise<ArchivedLetter | null> {
  const letter = await findLetter(id);
  if (!letter || letter.begunAt === null) return null;
  const shown = await shownLetter(letter);
  const ids = shown.blocks.flatMap((block) =>
    block.kind === 'recipes' || block.kind === 'collection' ? block.recipes.map((recipe) => recipe.id) : [],
  );
  const told = shown.blocks.flatMap((block) => (block.kind === 'collection' ? [block.id] : []));
  const [cards, tiles, guides] = await Promise.all([recipeCards(ids), collectionTiles(told), allGuides()]);
  return {
    ...{ id, sentAt: letter.begunAt, shown },
    ...{ cards: byId(cards), collections: byId(tiles), guides: byId(guides) },
  };
}
