import type { Page } from '@playwright/test';
import { mailsTo, signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

/** A link of the newest mail to an address, as a path. */
async function linkTo(address: string, path: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(address);
  return new RegExp(`${path}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
}

/** Asks for the newsletter from the foot of a page, as a person does. */
async function ask(page: Page, address: string): Promise<void> {
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your e-mail address').fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good food, now and then, by e-mail');
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(address);
  expect(page.url()).not.toContain('example');
  await page.getByLabel('Letters from the kitchen').uncheck();
  await page.getByText('Anything you don’t eat?').click();
  await page.getByLabel('Tree nuts').check();
  // Whoever is that quick is asked to look again, with everything still there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox', { timeout: 1000 });
  }).toPass();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('somebody subscribes from the foot of a page, confirms, chooses and leaves', async ({ page }) => {
      const address = `reader-${javaScriptEnabled}-${Date.now()}@example.org`;
      await ask(page, address);
      await page.goto(await linkTo(address, '/newsletter/confirm'));
      await expect(page.getByRole('listitem').filter({ hasText: 'The weekly letter' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Letters from the kitchen');
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
      await expect(page.getByLabel('Tree nuts')).toBeChecked();
      await page.getByLabel('Letters from the kitchen').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
      await expect(page.getByLabel('Letters from the kitchen')).toBeChecked();
      await page.getByRole('button', { name: 'Unsubscribe from everything' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
      await page.getByRole('button', { name: 'Subscribe again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
    });
  });

test('a link that was cut off says so', async ({ page }) => {
  for (const path of ['/newsletter/confirm?subscriber=x', '/newsletter/choices?subscriber=x&signature=y']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  }
});

test('a mail program leaves by one request, without a redirect', async ({ page, request }) => {
  const address = `one-click-${Date.now()}@example.org`;
  await ask(page, address);
  await page.goto(await linkTo(address, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
  const choices = new URL(page.url());
  choices.searchParams.delete('done');
  const answer = await request.post(`/api/newsletter/leave${choices.search}`, {
    multipart: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  await page.goto(choices.pathname + choices.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
});

test('a member subscribes with one press, chooses, and has mails sent again that came back', async ({
  page,
  context,
}) => {
  await signInAs(context);
  await page.goto('/profile');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  const settings = page.getByRole('region', { name: 'Account Settings' });
  await expect(settings.getByLabel('Send me the newsletter')).toBeChecked();
  await settings.getByLabel('Letters from the kitchen').uncheck();
  await expect(page.locator('#toaster')).toContainText('Your newsletter is saved');
  await settings.getByRole('button', { name: 'Tree nuts' }).click();
  await expect(settings.getByRole('button', { name: 'Tree nuts' })).toHaveAttribute('aria-pressed', 'true');
  await expectSoundEverywhere(page);
  await page.reload();
  await expect(settings.getByLabel('Letters from the kitchen')).not.toBeChecked();
  await expect(settings.getByLabel('The weekly letter')).toBeChecked();
  await settings.getByLabel('Send me the newsletter').click();
  await expect(settings.getByLabel('The weekly letter')).toHaveCount(0);
  await page.route('**/api/auth/newsletter', (route) =>
    route.fulfill({
      json: {
        isSubscribed: false,
        topics: ['weekly'],
        allergens: [],
        suppression: { reason: 'bounce', words: '550 5.1.1 no such user', at: 1 },
      },
    }),
  );
  await page.reload();
  await expect(settings.getByText('550 5.1.1 no such user')).toBeVisible();
  await page.unroute('**/api/auth/newsletter');
  await settings.getByRole('button', { name: 'Send them again' }).click();
  await expect(settings.getByLabel('The weekly letter')).toBeChecked();
});
