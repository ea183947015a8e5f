import { type GuideChange, type GuideText, readingMinutes } from '#src/domain/guides/guide.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import type { Actor } from '../base/audit.ts';
import {
  findTheirs,
  findTheirVersion,
  type ListFilter,
  listedState,
  listTheirs,
  writtenColumns,
} from '../published/admin-list.ts';
import { changeOne, createOne, restoreOne } from '../published/changing.ts';
import { keepPreview, keptPreview } from '../published/preview.ts';
import { type GuidePage, guideAsPage } from './guides.ts';
import { type GuideRow, guideKind } from './kind.ts';

/** A guide as its editor has it. */
export interface EditedGuide extends GuideText {
  id: string;
  updatedAt: number;
}

/** A guide that is the viewer's business, with all its editor needs; or `null`. */
export async function findAdminGuide(id: string, viewer: Actor): Promise<EditedGuide | null> {
  const row = await findTheirs(guideKind, id, viewer);
  return row && writtenColumns(row);
}

/** A guide as it was before one of its changes; or `null`. */
export async function findGuideVersion(which: { id: string; revision: number }, viewer: Actor) {
  const found = await findTheirVersion(guideKind, which, viewer);
  return found && { ...found.revision, thing: writtenColumns(found.row) };
}

/** Administrators' list: every guide that is the viewer's business, or those of the bin; the last changed first. */
export const listAdminGuides = async (filter: ListFilter, viewer: Actor) =>
  (await listTheirs(guideKind, filter, viewer)).map((row) => ({
    ...listedState(row),
    names: row.names,
    minutes: readingMinutes(row.body),
  }));

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
