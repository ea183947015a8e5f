import { asc, eq } from 'drizzle-orm';
import { premiumGifts, premiumLog, premiumOrders } from '#src/db/schema.ts';
import { read } from '../../base/database.ts';

/** The data kept of a member's orders and gifts. */
export async function exportPremium(userId: string) {
  const orders = await read()
    .select()
    .from(premiumOrders)
    .where(eq(premiumOrders.userId, userId))
    .orderBy(asc(premiumOrders.agreedAt));
  return {
    orders: orders.map(({ id, kind, amount, currency, termsVersion, agreedAt, completedAt }) => ({
      number: id,
      kind,
      amount,
      currency,
      termsVersion,
      agreedAt,
      completedAt,
    })),
    giftsRedeemed: await read()
      .select({ redeemedAt: premiumGifts.redeemedAt, until: premiumGifts.until })
      .from(premiumGifts)
      .where(eq(premiumGifts.redeemedBy, userId)),
    giftsBought: await read()
      .select({
        recipientName: premiumGifts.recipientName,
        recipientEmail: premiumGifts.recipientEmail,
        message: premiumGifts.message,
        sendAt: premiumGifts.sendAt,
      })
      .from(premiumGifts)
      .innerJoin(premiumOrders, eq(premiumOrders.id, premiumGifts.id))
      .where(eq(premiumOrders.userId, userId)),
    changes: await read()
      .select({ at: premiumLog.at, before: premiumLog.before, state: premiumLog.state })
      .from(premiumLog)
      .where(eq(premiumLog.userId, userId))
      .orderBy(asc(premiumLog.id)),
  };
}
