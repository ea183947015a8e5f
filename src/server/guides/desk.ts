import { and, desc, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { guides } from '#src/db/schema.ts';
import { type GuideChange, type GuideText, readingMinutes } from '#src/domain/guides/guide.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { changeOne, createOne, restoreOne } from '../published/changing.ts';
import { type DeedResult, doToOne, type WorkOnOne } from '../published/deeds.ts';
import { theirsOf } from '../published/own-drafts.ts';
import { keepPreview, keptPreview } from '../published/preview.ts';
import { type GuidePage, guideAsPage } from './guides.ts';
import { type GuideRow, guideKind } from './kind.ts';

const MOST_LISTED = 500;

/** A guide as its editor has it. */
export interface EditedGuide extends GuideText {
  id: string;
  updatedAt: number;
}

function edited({ number: _, ownerId: __, deletedAt: ___, wasPublished: ____, ...row }: GuideRow): EditedGuide {
  const { publishedAt: _____, createdAt: ______, ...guide } = row;
  return guide;
}

const theirGuide = (id: string, viewer: Actor) =>
  and(eq(guides.id, id), isNull(guides.deletedAt), theirsOf(guideKind, viewer));

/** A guide that is the viewer's business, with all its editor needs; or `null`. */
export async function findAdminGuide(id: string, viewer: Actor): Promise<EditedGuide | null> {
  const [row] = await read().select().from(guides).where(theirGuide(id, viewer));
  return row ? edited(row) : null;
}

/** Administrators' list: every guide that is the viewer's business, or those of the bin; the last changed first. */
export async function listAdminGuides(
  { status, search }: { status: 'all' | 'published' | 'draft' | 'bin'; search?: string | undefined },
  viewer: Actor,
) {
  const inState = {
    all: isNull(guides.deletedAt),
    bin: isNotNull(guides.deletedAt),
    published: and(isNull(guides.deletedAt), eq(guides.isPublished, true)),
    draft: and(isNull(guides.deletedAt), eq(guides.isPublished, false)),
  }[status];
  const named = wordsOf(search ?? '').map((word) => like(guides.title, likeWord(word)));
  const rows = await read()
    .select()
    .from(guides)
    .where(and(inState, theirsOf(guideKind, viewer), ...named))
    .orderBy(desc(status === 'bin' ? guides.deletedAt : guides.updatedAt), desc(guides.number))
    .limit(MOST_LISTED);
  return rows.map(({ id, title, names, body, isPublished, publishAt, unpublishAt, deletedAt, updatedAt }) => {
    const state = { isPublished, publishAt, unpublishAt, deletedAt, updatedAt };
    return { id, title, names, minutes: readingMinutes(body), ...state };
  });
}

/** Makes a guide; returns it as it is then. */
export async function createGuide(draft: GuideText, actor: Actor): Promise<EditedGuide | null> {
  return findAdminGuide(await createOne(guideKind, { slug: slugOf(draft.title), draft }, actor), actor);
}

/** Changes a guide; `null` when there is none. Throws what `changeOne` does. */
export async function changeGuide(
  id: string,
  { updatedAt, ...change }: GuideChange & { updatedAt?: number | undefined },
  actor: Actor,
): Promise<EditedGuide | null> {
  return (await changeOne(guideKind, id, change, actor, { readAt: updatedAt })) ? findAdminGuide(id, actor) : null;
}

/** Makes a guide what it was before a change. */
export async function restoreGuide(id: string, revision: number, actor: Actor): Promise<EditedGuide | null> {
  return (await restoreOne(guideKind, id, revision, actor)) ? findAdminGuide(id, actor) : null;
}

/** Does one thing to several guides in one write. */
export function doToGuides(
  { ids, action }: { ids: readonly string[]; action: 'publish' | 'unpublish' | 'delete' | 'restore' | 'purge' },
  actor: Actor,
): Promise<DeedResult[]> {
  const work: WorkOnOne<GuideRow, GuideChange> =
    action === 'publish' || action === 'unpublish' ? () => ({ isPublished: action === 'publish' }) : action;
  return write(async (tx, change) => {
    const results: DeedResult[] = [];
    for (const id of new Set(ids)) results.push(await doToOne(guideKind, tx, change, id, work, actor));
    return results;
  });
}

/** Keeps what somebody is writing, for the page that shows it. */
export const keepGuidePreview = (actor: Actor, draft: GuideText): Promise<void> =>
  keepPreview(guideKind, actor.id, draft);

/** The guide somebody last asked to preview, as its page would show it; or `null`. */
export async function previewedGuide(userId: string): Promise<GuidePage | null> {
  const previewed = await keptPreview(guideKind, userId);
  if (!previewed) return null;
  const { kept, at } = previewed;
  return guideAsPage({ ...kept, id: 'preview', publishedAt: null, createdAt: at, updatedAt: at } as GuideRow);
}
