import { eq } from 'drizzle-orm';
import { banners } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type BannerChange, bannerFieldsSchema, bannerSchema } from '#src/domain/site/banners.ts';
import { fieldsBack } from '#src/domain/site/undoing.ts';
import { tag } from '../base/tags.ts';
import { bannerItem, changeBannerWithin } from '../site/banners.ts';
import { refuseButAdministrators, type Undoer, type Undoing, type Undone } from './undoer.ts';

/** Takes back what was done to a banner: one that was made goes, one that was deleted comes back, and so do its fields. */
export const undoBanner: Undoer = async (undoing, { id, before, after }) => {
  const { tx, change, actor, gathered } = undoing;
  refuseButAdministrators(actor);
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  if (!after) return row || !before ? { outcome: 'changed' } : makeAgain(undoing, before);
  if (!row) return { outcome: 'gone' };
  const now = bannerSchema.parse(row);
  if (!before) {
    if (Object.entries(now).some(([field, value]) => value !== after[field])) return { outcome: 'changed' };
    await tx.delete(banners).where(eq(banners.id, id));
    change.touch('content', tag.site);
    gathered.push(bannerItem(now, null));
    return { outcome: 'done' };
  }
  const fields = fieldsBack(now, before, after) as BannerChange | null;
  if (!fields) return { outcome: 'changed' };
  const { id: _, ...others } = now;
  refuseWrong({ ...others, ...fields });
  const changed = await changeBannerWithin(tx, change, id, fields);
  if (changed) gathered.push(bannerItem(changed.before, changed.after));
  return { outcome: 'done' };
};

async function makeAgain({ tx, change, gathered }: Undoing, before: object): Promise<Undone> {
  const { id, ...fields } = bannerSchema.parse(before);
  refuseWrong(fields);
  const now = Date.now();
  await tx.insert(banners).values({ id, ...fields, createdAt: now, updatedAt: now });
  change.touch('content', tag.site);
  gathered.push(bannerItem(null, { id, ...fields }));
  return { outcome: 'done' };
}

/** What a form would refuse is not brought back. */
function refuseWrong(fields: object): void {
  const issue = bannerFieldsSchema.safeParse(fields).error?.issues[0];
  if (issue) throw new AppError('validation', issue.message);
}
