import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { type Database, openDatabase } from '#src/db/client.ts';
import { databaseUrl } from '#src/db/database-file.ts';
import { premiumDeclarations, premiumGifts, premiumOrders, users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { HINT_COOKIE } from '#src/server/http/cookies.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { type FakeStripe, KEY, signedEvent, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts';
import { held } from '#tests/support/held-answers.ts';
import { OPERATOR } from '#tests/support/premium-order.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { DATABASE_FILE } from '#tests/support/template.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

/** A server of its own, which sells. */
let server: RunningServer;
let stripe: FakeStripe;
let database: Database;

test.describe.configure({ mode: 'serial' });
test.use({ refusals: ['/api/premium/gifts/redemption'] });
test.beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startServer({
    TRUSTED_HOPS: '1',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_STAND_IN: stripe.url,
    ...OPERATOR,
  });
  database = openDatabase({ url: databaseUrl(join(server.folder, DATABASE_FILE)) });
});
test.afterAll(async () => {
  database.close();
  await server.stop();
  await stripe.stop();
});

const at = (path: string): string => `${server.url}${path}`;

async function signIn(context: BrowserContext, role: Role = 'user'): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const now = Date.now();
  const value = await database.write(async (tx) => {
    const seen = { isActive: true, emailVerifiedAt: now, createdAt: now, updatedAt: now };
    await tx.insert(users).values({ id, email, role, firstName: 'Kim', passwordHash: 'none', ...seen });
    return openSession(tx, { userId: id, requiresPasswordChange: false, userAgent: null, replaces: null });
  });
  const cookie = { url: server.url, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'session', value, httpOnly: true },
    { ...cookie, name: HINT_COOKIE, value: '1' },
  ]);
  return email;
}

/** Sends what Stripe has to say; doing it again does no harm. */
async function deliver(): Promise<void> {
  for (const event of stripe.world.events) {
    const { body, signature } = signedEvent(event);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    expect((await fetch(at('/api/premium/stripe'), { method: 'POST', headers, body })).status).toBe(204);
  }
}

/** Where the link in a mail of this server's to somebody leads. */
async function mailedLink(email: string): Promise<string> {
  const outbox = join(server.folder, 'outbox');
  const link = async (): Promise<string> => {
    const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    const texts = mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ text }) => text);
    return /\/(?:cancel|withdrawal)\?token=[\w-]+/.exec(texts.join('\n'))?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  return at(await link());
}

const BUTTON = 'Order with obligation to pay';

/** Goes there by Tab alone, and sees where that is. */
async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 80 && !(await isThere()); tabs++) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target, 'a ring of focus').not.toHaveCSS('outline-style', 'none');
}
async function press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

test('shows visitors what it costs before it asks them to sign in', async ({ page }) => {
  await page.goto(at('/premium'));
  const get = page.getByRole('region', { name: 'Get Premium' });
  await expect(get).toContainText('€0.16 VAT (19 %) included');
  await expect(get.getByRole('link', { name: 'Sign in to order' })).toHaveAttribute(
    'href',
    '/login?next=%2Fpremium%23get',
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  await expectSoundEverywhere(page);
});

test('goes by keyboard alone from the button over the payment to the welcome, the plan, its end and its withdrawal', async ({
  page,
  context,
}) => {
  const email = await signIn(context);
  await page.goto(at('/premium'));
  const get = page.getByRole('region', { name: 'Get Premium' });
  await expect(get).toContainText('It renews every month until you cancel');
  await press(get.getByRole('button', { name: BUTTON }), 'Enter');
  await expect(get.getByRole('alert')).toHaveText('Please tick both boxes first.');
  await press(get.getByRole('checkbox', { name: /^I agree/ }), 'Space');
  await press(get.getByRole('checkbox', { name: /^Begin at once/ }), 'Space');
  await expect(get).toContainText('7 days free, then €0.99 a month');
  await expectSoundEverywhere(page);
  await press(get.getByRole('button', { name: BUTTON }), 'Enter');
  // No event has come yet when the member is back.
  await press(page.getByRole('button', { name: 'Pay', exact: true }), 'Enter');
  await page.waitForURL(at('/premium-welcome'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Premium, Kim');
  await deliver();
  await page.goto(at('/profile#your-plan'));
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toContainText(/You have Premium, free until .* Then it costs €0.99 a month, with tax/);
  await press(plan.getByRole('button', { name: 'End my plan' }), 'Enter');
  await press(plan.getByRole('button', { name: 'End my plan' }), 'Enter');
  await expect(plan).toContainText('nothing more is charged');
  await press(plan.getByRole('button', { name: 'Keep my plan after all' }), 'Enter');
  await expect(plan).toContainText('Then it costs');
  await expectSoundEverywhere(page);
  const [, order = ''] = /Order ([2-9A-Z]{5}-[2-9A-Z]{5})/.exec((await plan.textContent()) ?? '') ?? [];
  await context.clearCookies();
  await page.goto(at('/withdrawal'));
  await write(page.getByRole('textbox', { name: 'Your name' }), 'Kim Green');
  await write(page.getByRole('textbox', { name: 'Order number, if you have it at hand' }), order);
  await write(page.getByRole('textbox', { name: 'E-mail you ordered with' }), email);
  await expectSoundEverywhere(page);
  await press(page.getByRole('button', { name: 'Withdraw from contract', exact: true }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Is this what you’re withdrawing from?' })).toBeVisible();
  await expectSoundEverywhere(page);
  await press(page.getByRole('button', { name: 'Confirm withdrawal' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Your withdrawal has arrived' })).toBeVisible();
  await expect.poll(() => [...stripe.world.subscriptions.values()].at(-1)?.status).toBe('canceled');
});

test('ends a plan without signing in, in two steps', async ({ page, context }) => {
  const email = await signIn(context);
  await page.goto(at('/premium'));
  const get = page.getByRole('region', { name: 'Get Premium' });
  await get.getByRole('checkbox', { name: /^I agree/ }).check();
  await get.getByRole('checkbox', { name: /^Begin at once/ }).check();
  await get.getByRole('button', { name: BUTTON }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(at('/premium-welcome'));
  await deliver();
  await context.clearCookies();
  await page.goto(at('/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel contracts here' }).click();
  // Chosen before the script is there.
  const release = await held(page, '**/*.js');
  await page.goto(at('/cancel'), { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'At once, for an important reason' }).check();
  release();
  await page.getByRole('button', { name: 'Cancel contract', exact: true }).click();
  await expect(page.getByText('Please say why it has to end at once')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('radio', { name: 'As soon as the contract allows' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Kim Green');
  await page.getByRole('textbox', { name: 'E-mail you ordered with' }).fill(email);
  await page.getByRole('button', { name: 'Cancel contract', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Is this the plan you want to end?' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('heading', { name: 'One more step: check your e-mail' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.goto(await mailedLink(email));
  await expect(page.getByRole('heading', { name: 'End this plan?' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve got it: your plan ends' })).toBeVisible();
  await expect.poll(() => [...stripe.world.subscriptions.values()].at(-1)?.cancelsAtEnd).toBe(true);
});

test('has a plan that is to end at once wait for an administrator', async ({ page, context }) => {
  const order = '8KQ2M-9XWTD';
  const now = Date.now();
  await database.write(async (tx) => {
    const bought = { email: 'once@example.org', kind: 'year', amount: 990, currency: 'EUR', trialDays: 0 } as const;
    await tx
      .insert(premiumOrders)
      .values({ id: order, ...bought, termsVersion: '2026', agreedAt: now, completedAt: now });
    const asked = { kind: 'extraordinary', name: 'Kim Green', email: 'once@example.org', at: now } as const;
    const reason = 'The allergens of three recipes were wrong, and nobody answered.';
    await tx.insert(premiumDeclarations).values({ id: randomUUID(), ...asked, reason, orderId: order, provenAt: now });
  });
  await signIn(context, 'admin');
  await page.goto(at('/admin/premium'));
  const review = page.getByRole('listitem').filter({ hasText: order });
  await expect(review).toContainText('€9.90 a year');
  await expectSoundEverywhere(page);
  await review.getByRole('button', { name: 'End with the time that’s paid' }).click();
  await expect(page.getByText('Nobody’s waiting for an answer.')).toBeVisible();
});

test('sells a gift whose code another member redeems', async ({ page, context }) => {
  await signIn(context);
  await page.goto(at('/premium'));
  const get = page.getByRole('region', { name: 'Get Premium' });
  await get.getByText('Give someone a year').click();
  const form = get.locator('details form');
  await form.getByRole('button', { name: BUTTON }).click();
  await expect(form.getByText('Please enter a name')).toBeVisible();
  await form.getByRole('textbox', { name: 'Who it’s for' }).fill('Robin');
  await form.getByRole('textbox', { name: 'Their e-mail' }).fill('robin@example.org');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await expectSoundEverywhere(page);
  await form.getByRole('button', { name: BUTTON }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/profile/);
  await deliver();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('A year for Robin');
  await page.goto(at('/redeem'));
  await page.getByRole('textbox', { name: 'Code of the gift' }).fill('AAAA-BBBB-CCCC-DDDD');
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText('We don’t know this code')).toBeVisible();
  await expectSoundEverywhere(page);
});

test('tells whose Premium is a gift what an order would mean, and asks', async ({ page, context }) => {
  const email = await signIn(context, 'premium');
  const now = Date.now();
  const until = now + 200 * 86_400_000;
  await database.write(async (tx) => {
    const [holder] = await tx.select().from(users).where(eq(users.email, email));
    const order = { id: '7KQ2M-9XWTD', email: 'a@example.org', kind: 'gift', amount: 990, currency: 'EUR' } as const;
    const agreed = { trialDays: 0, termsVersion: '2026', agreedAt: now, completedAt: now };
    await tx.insert(premiumOrders).values({ ...order, ...agreed });
    const names = { recipientName: 'Kim', recipientEmail: email, fromName: 'Robin', message: '' };
    const given = { sendAt: now, expiresAt: until, redeemedBy: holder?.id ?? '', redeemedAt: now, until };
    await tx.insert(premiumGifts).values({ id: order.id, ...names, ...given });
  });
  await page.goto(at('/premium'));
  const get = page.getByRole('region', { name: 'Get Premium' });
  await expect(get).toContainText('A plan you order now begins at once');
  await expect(get.getByRole('button', { name: BUTTON })).toHaveCount(0);
  await expectSoundEverywhere(page);
  await get.getByRole('button', { name: 'Order a plan anyway' }).click();
  await expect(get.getByRole('button', { name: BUTTON })).toBeVisible();
});

test('asks for a number that was cleared, and never takes it for 0', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto(at('/admin/premium'));
  const names = ['Free days', 'VAT in percent (0 for none)', 'Payment fee in cents'];
  for (const name of names) await page.getByRole('textbox', { name, exact: true }).fill('');
  await page.getByRole('button', { name: 'Save plan' }).click();
  for (const name of names) {
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('A number from 0 to 60')).toBeVisible();
});

test('shows administrators plans, figures and what is left of a price', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto(at('/admin/premium'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium');
  await expect(page.getByText('You keep €0.56 of €0.99 a month')).toBeVisible();
  await expect(page.getByRole('table').last()).toContainText('example.org');
  await expectSoundEverywhere(page);
  await page.getByRole('textbox', { name: 'A month', exact: true }).fill('1.99');
  await expect(page.getByText('Of €1.99 a month')).toBeVisible();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Plan Updated')).toBeVisible();
  await page.goto(at('/premium'));
  await expect(page.getByRole('region', { name: 'Get Premium' })).toContainText('€1.99');
});
