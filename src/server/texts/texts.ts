import { eq } from 'drizzle-orm';
import { siteTextPreviews, siteTextRevisions, siteTexts } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { SITE_TEXT_IDS, type SiteText, type SiteTextId } from '#src/domain/site/site-texts.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import { changedFields, findRevision, keepRevision, listRevisions, type Revision } from '../published/history.ts';
import { keepPreview, keptPreview } from '../published/preview.ts';
import { BUILT_IN } from './built-in.ts';

/** A text as its editor has it. */
export interface EditedText extends SiteText {
  id: SiteTextId;
  isBuiltIn: boolean;
  /** The one that comes with the product. */
  builtIn: SiteText;
  /** UTC milliseconds of the last change; 0 where there was none. */
  updatedAt: number;
}

const HISTORY = { revisions: siteTextRevisions, fields: ['description', 'body'] } as const;

const asEdited = (id: SiteTextId, row: (SiteText & { updatedAt: number }) | undefined): EditedText => {
  const builtIn = BUILT_IN[id];
  const isBuiltIn = !row?.body;
  const { description, body } = isBuiltIn ? builtIn : row;
  return { id, description, body, isBuiltIn, builtIn, updatedAt: row?.updatedAt ?? 0 };
};

/** Every text, in the order of the footer. */
export async function siteTextList(): Promise<Pick<EditedText, 'id' | 'description' | 'isBuiltIn' | 'updatedAt'>[]> {
  const rows = await read().select().from(siteTexts);
  return SITE_TEXT_IDS.map((id) => {
    const row = rows.find((each) => each.id === id);
    const { description, isBuiltIn, updatedAt } = asEdited(id, row);
    return { id, description, isBuiltIn, updatedAt };
  });
}

/** A text as visitors read it. */
export async function siteText(id: SiteTextId): Promise<EditedText> {
  const [row] = await read().select().from(siteTexts).where(eq(siteTexts.id, id));
  return asEdited(id, row);
}

/**
 * Puts a text in place of what is read now, which its writer had last changed at `updatedAt`. The built-in one, word for
 * word, is none of the site's own: it goes on changing with the product. Throws `conflict` where somebody else saved since.
 */
export function changeSiteText(
  id: SiteTextId,
  { updatedAt, ...text }: SiteText & { updatedAt: number },
  actor: Actor,
  now = Date.now(),
): Promise<EditedText> {
  return write(async (tx, change) => {
    const [row] = await tx.select().from(siteTexts).where(eq(siteTexts.id, id));
    const before = asEdited(id, row);
    if (before.updatedAt !== updatedAt)
      throw new AppError('conflict', 'Somebody else has changed this text. Yours is kept here: reload to see theirs.');
    const fields = changedFields(before, text);
    if (fields.length === 0) return before;
    const isBuiltIn = changedFields(before.builtIn, text).length === 0;
    const values = { ...(isBuiltIn ? { description: '', body: '' } : text), updatedAt: Math.max(now, updatedAt + 1) };
    const changed = { id, ...values };
    await tx.insert(siteTexts).values(changed).onConflictDoUpdate({ target: siteTexts.id, set: values });
    await keepRevision(tx, HISTORY, before, fields, actor);
    await recordAudit(tx, actor, { action: 'text.change', subject: id, details: { isBuiltIn } });
    change.touch('content', tag.site);
    return asEdited(id, changed);
  });
}

/** The changes of a text, the newest first. */
export const siteTextChanges = (id: SiteTextId): Promise<Revision[]> => listRevisions(HISTORY, id);

/** A text as it was before one of its changes; `null` where there is no such change. */
export async function siteTextBefore(id: SiteTextId, revision: number) {
  const found = await findRevision<SiteText>(HISTORY, id, revision);
  if (!found) return null;
  const { kept, ...about } = found;
  return { ...about, text: kept };
}

/** Makes a text what it was before a change; `null` where there is no such change. */
export async function restoreSiteText(id: SiteTextId, revision: number, actor: Actor): Promise<EditedText | null> {
  const [now, before] = await Promise.all([siteText(id), siteTextBefore(id, revision)]);
  return before && changeSiteText(id, { ...before.text, updatedAt: now.updatedAt }, actor);
}

const PREVIEWS = { previews: siteTextPreviews };

/** Keeps what somebody is writing, for the page that shows it. */
export const keepTextPreview = (actor: Actor, draft: SiteText & { id: SiteTextId }): Promise<void> =>
  keepPreview(PREVIEWS, actor.id, draft);

/** The text somebody last asked to preview; or `null`. */
export const previewedText = async (userId: string): Promise<(SiteText & { id: SiteTextId }) | null> =>
  ((await keptPreview(PREVIEWS, userId))?.kept as (SiteText & { id: SiteTextId }) | undefined) ?? null;
