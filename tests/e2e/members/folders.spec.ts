import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('recipes go into a folder, in an order, with notes, and come back with undo', async ({ page, context }) => {
  await signInAs(context);
  for (const recipe of ['lentil-soup', 'carrot-cake']) {
    await page.goto(`/recipes/${recipe}`);
    await page.getByRole('button', { name: 'Add to a folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to a folder' });
    if (recipe === 'lentil-soup') {
      await dialog.getByLabel('New folder').fill('Sunday lunch');
      await dialog.getByRole('button', { name: 'Make it' }).click();
    } else await dialog.getByRole('checkbox', { name: 'Sunday lunch' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'Sunday lunch' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  await page.goto('/favorites');
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Sunday lunch 2' }).click();
  const rows = page.getByRole('region', { name: 'Sunday lunch' }).getByRole('listitem');
  await expect(rows).toHaveText([/Lentil soup/i, /Carrot cake/i]);
  await expectSoundEverywhere(page);

  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await rows.last().getByRole('button', { name: / up$/ }).click();
  await expect(rows).toHaveText([/Carrot cake/i, /Lentil soup/i]);
  expect((await kept).status()).toBe(204);

  await page.getByRole('button', { name: /Add a note on carrot cake/i }).click();
  await page.getByLabel(/Note on carrot cake/i).fill('For Ida’s birthday');
  // A reload ends what is on its way.
  const noted = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await noted).status()).toBe(204);
  await page.reload();
  await expect(rows).toHaveText([/Carrot cake.*For Ida’s birthday/is, /Lentil soup/i]);

  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rows).toHaveText([/Lentil soup/i]);
  await page.locator('#toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/Carrot cake.*For Ida’s birthday/is, /Lentil soup/i]);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Birthdays');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Birthdays' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'There’s no such folder' })).toBeVisible();
  await page.locator('#toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Birthdays' }).getByRole('listitem')).toHaveCount(2);
});

test('a link shows a folder to whoever has it, until it ends', async ({ page, context, browser }) => {
  await signInAs(context);
  await page.goto('/recipes/lentil-soup');
  await page.getByRole('button', { name: 'Add to a folder' }).click();
  await page.getByLabel('New folder').fill('For Kim');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('checkbox', { name: 'For Kim' })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'For Kim 1' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this folder' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const url = await dialog.getByLabel('Link to this folder').inputValue();

  const friend = await browser.newPage();
  const answer = await friend.goto(new URL(new URL(url).pathname, page.url()).href);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(friend.getByRole('heading', { name: 'For Kim' })).toBeVisible();
  await expect(friend.getByRole('link', { name: /Lentil soup/i })).toBeVisible();
  await expectSoundEverywhere(friend);

  await dialog.getByRole('button', { name: 'End sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await friend.reload())?.status()).toBe(404);
  await expect(friend.getByRole('heading', { name: 'This folder is no longer shared' })).toBeVisible();
  await friend.close();
});
