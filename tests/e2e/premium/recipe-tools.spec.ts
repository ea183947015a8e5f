import { readFileSync } from 'node:fs';
import { addFavourites } from '#tests/support/browser-favourites.ts';
import { mailsTo, signInAs } from '#tests/support/browser-members.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const RECIPE = '/recipes/red-lentil-dal';

test('a recipe is downloaded for the servings, units and swaps chosen on its page', async ({ page, context }) => {
  await signInAs(context, 'premium');
  await page.goto(RECIPE);
  const list = page.getByRole('region', { name: 'Ingredients' });
  for (let i = 0; i < 2; i++) await list.getByRole('button', { name: 'One serving more' }).click();
  await expect(list).toContainText('450 g red lentils, rinsed');
  await list.getByRole('button', { name: 'Swap red lentils' }).click();
  await list.getByRole('button', { name: /yellow split peas/ }).click();
  await list.getByText('US', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('red-lentil-dal.pdf');
  const pdf = await readPdf(new Uint8Array(readFileSync(await file.path())));
  expect(pdf.text).toMatch(/ (?:oz|lb|cups?) yellow split peas, rinsed instead of red lentils/);
  await expect(page.locator('#toaster')).toContainText('PDF downloadedRed Lentil Dal, for 6 servings');
});

test('a recipe is mailed by keyboard, to oneself and to a friend', async ({ page, context }) => {
  const member = await signInAs(context, 'premium');
  await page.goto(RECIPE);
  const open = page.getByRole('button', { name: 'E-mail recipe' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'E-mail Red Lentil Dal' });
  await expect(dialog.getByRole('radio', { name: 'To me' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Send recipe' }).press('Enter');
  await expect(page.locator('#toaster')).toHaveText('Recipe sentRed Lentil Dal is on its way to you');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'To someone else' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send recipe' }).click();
  const address = dialog.getByLabel('E-mail address');
  await expect(address).toBeFocused();
  await expect(dialog).toContainText('Please enter a valid email address');
  const friend = `friend-of-${member.id}@example.org`;
  await address.fill(friend);
  await dialog.getByLabel('A few words (optional)').fill('For Sunday?');
  await dialog.getByRole('button', { name: 'Send recipe' }).click();
  await expect(page.locator('#toaster')).toHaveText(`Recipe sentRed Lentil Dal is on its way to ${friend}`);
  await expect.poll(async () => (await mailsTo(friend))[0]?.text).toContain('For Sunday?');
});

test('whoever gets such a mail can stop them, without script', async ({ browser, context, page }) => {
  const member = await signInAs(context, 'premium');
  await page.goto(RECIPE);
  const friend = `tired-friend-of-${member.id}@example.org`;
  const mail = async (recipe: string, to: string) => {
    const answer = await page.request.post(`/api/recipes/${recipe}/email`, { data: { to } });
    expect(answer.status()).toBe(200);
  };
  await mail('lentil-soup', friend);
  await expect.poll(async () => (await mailsTo(friend)).length).toBe(1);
  const link = /(http\S+\/stop-mails\?\S+)/.exec((await mailsTo(friend))[0]?.text ?? '')?.[1] ?? '';
  const stranger = await browser.newPage({ javaScriptEnabled: false });
  const { pathname, search } = new URL(link);
  await stranger.goto(new URL(pathname + search, page.url()).href);
  await stranger.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  await stranger.close();
  const other = `other-friend-of-${member.id}@example.org`;
  await mail('palak-tofu', friend);
  await mail('palak-tofu', other);
  // Mails go out in their order: where the second is, the first would be.
  await expect.poll(async () => (await mailsTo(other)).length).toBe(1);
  expect(await mailsTo(friend)).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ refusals: ['/api/recipes/red-lentil-dal/pdf'] });

  test('is said, and the button works again', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto(RECIPE);
    await page.route('**/pdf?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    const button = page.getByRole('button', { name: 'Download PDF' });
    await button.click();
    await expect(page.locator('#toaster')).toHaveText('We couldn’t make the PDFPlease try again in a moment.');
    await expect(button).not.toHaveAttribute('aria-busy');
  });
});

test('favourites become a cookbook', async ({ page, context }) => {
  const member = await signInAs(context, 'premium');
  await addFavourites(member.id, ['red-lentil-dal', 'palak-tofu', 'lentil-soup']);
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Download cookbook' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download cookbook' });
  await dialog.getByLabel('Title').fill('Sundays');
  await dialog.getByRole('button', { name: 'None' }).click();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Palak Tofu' }).press(' ');
  await expect(dialog.getByRole('status')).toHaveText('1 recipe chosen');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(page.locator('#toaster')).toHaveText('Cookbook downloaded1 recipe');
  const pdf = await readPdf(new Uint8Array(readFileSync(await (await download).path())));
  expect(pdf).toMatchObject({ pages: 3, title: 'Sundays' });
  await expect(dialog).toHaveCount(0);
});

test('a cookbook is in the units this browser kept', async ({ page, context }) => {
  const member = await signInAs(context, 'premium');
  await addFavourites(member.id, ['tahini-banana-bread']);
  await page.goto('/recipes/lentil-soup');
  const list = page.getByRole('region', { name: 'Ingredients' });
  await list.getByText('US', { exact: true }).click();
  await expect(list).not.toContainText('300 g red lentils');
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Download cookbook' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const { text } = await readPdf(new Uint8Array(readFileSync(await (await download).path())));
  expect(text).toContain('¼ cup oat milk');
});

test('members without Premium read a line about it, and get no buttons', async ({ page, context }) => {
  const member = await signInAs(context);
  await addFavourites(member.id, ['palak-tofu']);
  await page.goto(RECIPE);
  await expect(page.getByText('With Premium you can save this recipe as a PDF')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await page.goto('/favorites');
  await expect(page.getByText('Premium turns your favourites into a printable cookbook')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download cookbook' })).toHaveCount(0);
});

test('the dialogs are whole and accessible on a phone and a desktop', async ({ page, context }) => {
  const member = await signInAs(context, 'premium');
  await addFavourites(member.id, ['red-lentil-dal', 'palak-tofu']);
  await page.goto(RECIPE);
  await page.getByRole('button', { name: 'E-mail recipe' }).click();
  await page.getByRole('radio', { name: 'To someone else' }).check();
  await expectSoundEverywhere(page, 'by mail');
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Download cookbook' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundEverywhere(page, 'cookbook');
  await page.goto('/stop-mails?done=1');
  await expectSoundEverywhere(page, 'mails stopped');
});
