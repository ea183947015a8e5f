import { afterEach, describe, expect, it, vi } from 'vitest';
import { premiumGifts, premiumOrders } from '#src/db/schema.ts';
import { GIFT_LIFETIME } from '#src/domain/premium/billing/gift.ts';
import { TERMS_VERSION } from '#src/domain/premium/billing/plan.ts';
import { read, write } from '#src/server/base/database.ts';
import type { SignedIn } from '#src/server/base/viewer.ts';
import { giftRow, mailGifts, redeemGift } from '#src/server/premium/billing/gifts.ts';
import { offerFor } from '#src/server/premium/billing/orders.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, newAddress } from '#tests/support/members.ts';
import { sellingSite } from '#tests/support/premium.ts';

seededDatabase();
sellingSite();
afterEach(() => {
  vi.useRealTimers();
});

let numbered = 0;
const viewer = async () => (await makeMember('user')) as unknown as SignedIn;

/** A gift that is paid; returns its code, and who bought it. */
async function paid() {
  const buyer = await viewer();
  const id = `GIFT2-${String(22222 + ++numbered)}`;
  const agreedAt = Date.now();
  const price = { amount: 990, currency: 'EUR', trialDays: 0, termsVersion: TERMS_VERSION, agreedAt };
  const recipientEmail = `friend${numbered}@example.org`;
  await write(async (tx) => {
    const row = {
      id,
      userId: buyer.id,
      email: 'a@example.org',
      kind: 'gift',
      completedAt: agreedAt,
      ...price,
    } as const;
    const [order] = await tx.insert(premiumOrders).values(row).returning();
    if (!order) throw new Error('no order');
    const wishes = { recipientName: 'Kim', recipientEmail, message: '', sendOn: null };
    await tx.insert(premiumGifts).values(giftRow(order, 'Ada', wishes));
  });
  await mailGifts();
  const text = (await mailsTo(recipientEmail))[0]?.text ?? '';
  return { buyer, code: (/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? '').replaceAll('-', '') };
}

describe('a gift', () => {
  it('is good for three years, and no longer', async () => {
    const one = await paid();
    const other = await paid();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + GIFT_LIFETIME - 60_000 });
    expect((await redeemGift(await viewer(), one.code, newAddress())).until).toBeGreaterThan(Date.now());
    vi.setSystemTime(Date.now() + 120_000);
    await expect(redeemGift(await viewer(), other.code, newAddress())).rejects.toMatchObject({ code: 'validation' });
  });

  it('leaves its buyer the free days of a first plan', async () => {
    const { buyer } = await paid();
    expect((await offerFor({ ...buyer, role: 'user' })).prices?.month.trialDays).toBe(7);
  });

  it('adds a second year to the first', async () => {
    const member = await viewer();
    const first = await redeemGift(member, (await paid()).code, newAddress());
    const second = await redeemGift(member, (await paid()).code, newAddress());
    expect(second.until - first.until).toBeGreaterThan(364 * 86_400_000);
  });

  it('has a code that only its hash is kept of', async () => {
    const { code } = await paid();
    expect(code).toHaveLength(16);
    expect(JSON.stringify(await read().select().from(premiumGifts))).not.toContain(code);
  });

  it('is redeemed by its owner while sixty accounts of another network guess', async () => {
    const { code } = await paid();
    const wrong = (n: number) => `AAAABBBBCCCC${String(2222 + n).replaceAll(/[01]/g, '2')}`;
    const guessers = await Promise.all(Array.from({ length: 60 }, () => viewer()));
    const said: string[] = [];
    for (const [place, member] of guessers.entries())
      for (let n = 0; n < 6; n++)
        said.push(
          await redeemGift(member, wrong(place * 6 + n), `198.51.100.${place}`).then(
            () => 'redeemed',
            ({ code }: { code: string }) => code,
          ),
        );
    expect(said).not.toContain('redeemed');
    await expect(redeemGift(await viewer(), code, '203.0.113.9')).resolves.toBeTruthy();
  });
});
