import { count, eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { ownRecipes } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { read } from '../base/database.ts';
import { isPremium, type SignedIn } from '../base/viewer.ts';
import { getSettings } from '../site/settings.ts';

/** The most own recipes a member may have; `null` for no limit. */
export async function ownLimit(viewer: Pick<SignedIn, 'role'>): Promise<number | null> {
  const { free, premium } = await getSettings('own-recipes');
  return isPremium(viewer) ? premium : free;
}

export async function ownNumber(userId: string, db: Pick<Transaction, 'select'> = read()): Promise<number> {
  const [row] = await db.select({ number: count() }).from(ownRecipes).where(eq(ownRecipes.ownerId, userId));
  return row?.number ?? 0;
}

/** Throws `conflict` where there is no room for one more. */
export async function refuseOneTooMany(tx: Transaction, userId: string, limit: number | null): Promise<void> {
  if (limit === null || (await ownNumber(userId, tx)) < limit) return;
  throw new AppError('conflict', `You have ${limit} recipes of your own, which is all there is room for.`);
}
