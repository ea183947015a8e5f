import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { guides } from '#src/db/schema.ts';
import { readingMinutes, shownIn } from '#src/domain/guides/guide.ts';
import { guidesForDay } from '#src/domain/guides/guides-for-now.ts';
import { blocksOf } from '#src/domain/guides/markdown.ts';
import { guidesNamedIn, type NamedGuide } from '#src/domain/guides/named-guides.ts';
import type { NamedPage } from '#src/domain/published/naming.ts';
import { paths } from '#src/paths.ts';
import { read } from '../base/database.ts';
import { lastChangeOf } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { tag } from '../base/tags.ts';
import { changeTime } from '../published/changing.ts';
import type { GuideRow } from './kind.ts';
import { type ShownBlocks, shownBlocks } from './shown-blocks.ts';

/** Most guides that lists know. */
const MOST_LISTED = 500;

export interface GuideTile {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** To read it. */
  minutes: number;
  createdAt: number;
  updatedAt: number;
}

export interface GuidePage extends GuideTile, ShownBlocks {
  author: string | null;
  publishedAt: number | null;
  seoTitle: string | null;
  seoDescription: string | null;
}

/** A public guide, or `null`; with `isPlanned` one that waits for its time, as it will be then. */
export async function findGuide(id: string, isPlanned = false): Promise<GuidePage | null> {
  const isThere = isPlanned ? isNotNull(guides.publishAt) : eq(guides.isPublished, true);
  const [row] = await read()
    .select()
    .from(guides)
    .where(and(eq(guides.id, id), isThere));
  if (!row) return null;
  const { publishAt } = row;
  const planned = isPlanned &&
    publishAt !== null && { updatedAt: changeTime(row, publishAt), publishedAt: row.publishedAt ?? publishAt };
  return guideAsPage({ ...row, ...planned });
}

/** A guide as its page shows it. */
export async function guideAsPage(row: GuideRow): Promise<GuidePage> {
  const { author, publishedAt, seoTitle, seoDescription } = row;
  return { ...tileOf(row), author, publishedAt, seoTitle, seoDescription, ...(await shownBlocks(row.body)) };
}

const tileOf = ({ id, title, description, imageUrl, body, createdAt, updatedAt }: GuideRow): GuideTile => ({
  ...{ id, title, description, imageUrl, createdAt, updatedAt },
  minutes: readingMinutes(body),
});

type Listed = GuideTile & {
  names: string[];
  /** Ids of the recipes it shows, as it has them. */
  recipes: string[];
};

/** Every public guide, the newest first; made anew when one changes. */
export const allGuides: () => Promise<Listed[]> = perVersion(() => lastChangeOf(tag.guides), listAll);

async function listAll(): Promise<Listed[]> {
  const rows = await read()
    .select()
    .from(guides)
    .where(eq(guides.isPublished, true))
    .orderBy(desc(guides.createdAt))
    .limit(MOST_LISTED);
  return rows.map((row) => ({ ...tileOf(row), names: row.names, recipes: shownIn(blocksOf(row.body)).recipes }));
}

/** So many guides for today: what is new, then others each week. */
export const guidesForNow = async (most: number, now = Date.now()): Promise<GuideTile[]> =>
  guidesForDay(await allGuides(), now, most);

/** The guides that a recipe names in what it says, each once. */
export async function guidesNamedBy({
  ingredients,
  instructions,
}: {
  ingredients: readonly string[];
  instructions: readonly string[];
}): Promise<NamedGuide[]> {
  return guidesNamedIn([...ingredients, ...instructions], await allGuides());
}

/** The names by which a search finds each public guide. */
export const guideNames = async (): Promise<NamedPage[]> =>
  (await allGuides()).map(({ id, title, names }) => ({ kind: 'Guides', title, path: paths.guide(id), also: names }));
