import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumGifts, premiumOrders, users } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  GIFT_ALPHABET,
  GIFT_CODE_LENGTH,
  GIFT_LIFETIME,
  type GiftWishes,
  giftCodeText,
  yearAfter,
} from '#src/domain/premium/billing/gift.ts';
import { standingOf } from '#src/domain/premium/billing/subscription.ts';
import { paths } from '#src/paths.ts';
import { read, write } from '../../base/database.ts';
import { workThrough } from '../../base/jobs.ts';
import { cap, networkCap } from '../../base/limits/limits.ts';
import { sha256 } from '../../base/secrets/secrets.ts';
import { signatureOf } from '../../base/secrets/signing.ts';
import type { SignedIn } from '../../base/viewer.ts';
import { lookNow } from '../../look/site-look.ts';
import { queueMail } from '../../mail/queue.ts';
import { limitPdfs } from '../../pdf/pdf-limit.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { runJob } from '../../workers/workers.ts';
import { giftBoughtMail, giftMail } from './mails.ts';
import { premiumFactsOf, settleMember } from './standing.ts';

type Order = typeof premiumOrders.$inferSelect;

/** Wrong codes, of a member and of a network. None of everybody: a code has 80 bits, and who guesses stops nobody else. */
const ofMember = cap({ times: 10, seconds: 3600 });
const ofNetwork = networkCap({ times: 30, seconds: 3600 });

/** The row kept of a gift that is being paid. */
export const giftRow = (order: Order, fromName: string, wishes: GiftWishes): typeof premiumGifts.$inferInsert => ({
  id: order.id,
  fromName,
  recipientName: wishes.recipientName,
  recipientEmail: wishes.recipientEmail,
  message: wishes.message,
  sendAt: Math.max(order.agreedAt, wishes.sendOn === null ? 0 : Date.parse(wishes.sendOn)),
  expiresAt: order.agreedAt + GIFT_LIFETIME,
});

/** A gift's code: made anew from its number and this site's key whenever it is needed, so that it is stored nowhere. */
async function codeOf(id: string): Promise<string> {
  const bytes = createHmac('sha256', await signatureOf(`gift:${id}`)).digest();
  return [...bytes.subarray(0, GIFT_CODE_LENGTH)].map((byte) => GIFT_ALPHABET[byte % 32]).join('');
}

/** A gift that is paid can be redeemed; whoever bought it is told so. Its code is there from the next {@link mailGifts} on. */
export async function completeGift(tx: Transaction, order: Order, now: number): Promise<void> {
  const [gift] = await tx.select().from(premiumGifts).where(eq(premiumGifts.id, order.id));
  if (gift) await queueMail(tx, giftBoughtMail(order, gift, now));
}

/** Gives gifts that were paid their code, and mails those whose day has come, each once. */
export async function mailGifts(now = Date.now()): Promise<void> {
  const waiting = await read()
    .select({ id: premiumGifts.id, codeHash: premiumGifts.codeHash, sendAt: premiumGifts.sendAt })
    .from(premiumGifts)
    .innerJoin(premiumOrders, eq(premiumOrders.id, premiumGifts.id))
    .where(and(isNull(premiumGifts.mailedAt), isNotNull(premiumOrders.completedAt), eq(premiumGifts.isVoid, false)));
  await workThrough('premium-gift', waiting, {
    idOf: ({ id }) => id,
    async work({ id, codeHash, sendAt }) {
      if (codeHash === null) await activateCode(id);
      if (sendAt <= now) await mailGift(id, now);
    },
    now,
  });
}

async function mailGift(id: string, now: number): Promise<void> {
  const code = giftCodeText(await codeOf(id));
  await write(async (tx) => {
    const [gift] = await tx
      .update(premiumGifts)
      .set({ mailedAt: now })
      .where(and(eq(premiumGifts.id, id), isNull(premiumGifts.mailedAt)))
      .returning();
    if (gift) await queueMail(tx, giftMail(gift, code));
  });
}

/** The code of a gift that is paid, which can be redeemed from now on. */
async function activateCode(id: string): Promise<string> {
  const code = await codeOf(id);
  await write((tx) =>
    tx
      .update(premiumGifts)
      .set({ codeHash: sha256(code) })
      .where(eq(premiumGifts.id, id)),
  );
  return code;
}

/**
 * Gives a member the year that a code stands for; returns until when. Throws `validation` for a code that is wrong, spent
 * or out of date, all alike, `conflict` for a member who pays already, and `rate_limited` after too many tries.
 */
export async function redeemGift(viewer: SignedIn, code: string, address: string): Promise<{ until: number }> {
  await Promise.all([ofMember.check(viewer.id), ofNetwork.check(address)]);
  const now = Date.now();
  const until = await write(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, viewer.id));
    if (!account) return null;
    const facts = await premiumFactsOf(tx, account);
    const from = Math.max(now, ...facts.gifts.map((gift) => gift.until));
    const [gift] = await tx
      .update(premiumGifts)
      .set({ redeemedBy: viewer.id, redeemedAt: now, until: yearAfter(from) })
      .where(
        and(
          eq(premiumGifts.codeHash, sha256(code)),
          isNull(premiumGifts.redeemedAt),
          eq(premiumGifts.isVoid, false),
          gt(premiumGifts.expiresAt, now),
        ),
      )
      .returning();
    if (!gift) return null;
    // Thrown in the transaction, so that the code stays good.
    if (standingOf(facts, now).source === 'subscription')
      throw new AppError(
        'conflict',
        'You already pay for Premium. End your plan in your profile and redeem the code when it’s over: the code will still work.',
      );
    await settleMember(tx, viewer.id, `gift ${gift.id}`, now);
    return gift.until;
  });
  if (until !== null) return { until };
  await Promise.all([ofMember.take(viewer.id), ofNetwork.take(address)]);
  throw new AppError('validation', 'We don’t know this code, or it’s already been redeemed', {
    issues: [{ path: 'code', message: 'We don’t know this code, or it’s already been redeemed' }],
    turnedAway: 'wrong_code',
  });
}

/** The gifts a member has bought, the newest first. */
export const boughtGifts = (userId: string) =>
  read()
    .select({
      id: premiumGifts.id,
      recipientName: premiumGifts.recipientName,
      sendAt: premiumGifts.sendAt,
      redeemedAt: premiumGifts.redeemedAt,
    })
    .from(premiumGifts)
    .innerJoin(premiumOrders, eq(premiumOrders.id, premiumGifts.id))
    .where(and(eq(premiumOrders.userId, userId), isNotNull(premiumOrders.completedAt), eq(premiumGifts.isVoid, false)))
    .orderBy(desc(premiumOrders.completedAt));

/** A gift's card as a PDF, for whoever bought it; `null` for anybody else, and for one that is not paid. */
export async function giftCardOf(userId: string, id: string): Promise<Uint8Array | null> {
  if (!(await boughtGifts(userId)).some((gift) => gift.id === id)) return null;
  const [gift] = await read().select().from(premiumGifts).where(eq(premiumGifts.id, id));
  if (!gift) return null;
  const { recipientName, fromName, message, expiresAt } = gift;
  const code = giftCodeText(await activateCode(id));
  const { name, url } = siteFacts();
  return limitPdfs(userId, () =>
    runJob('giftCardPdf', {
      recipientName,
      fromName,
      message,
      expiresAt,
      code,
      siteName: name,
      look: lookNow().paper,
      address: `${url}${paths.redeem}`,
    }),
  );
}
