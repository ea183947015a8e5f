import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('a text is written, looked at, read by strangers and taken back', async ({ page, context, browser }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/texts');
  await page.getByRole('link', { name: 'Cookie Policy' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue(/## /);
  await text.fill('## Ours\n\nWe bake them, we don’t set them.\n\n[Cookies](/recipes/chocolate-chip-cookies)');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('This is a preview')).toBeVisible();
  await expect(preview.getByText('We bake them')).toBeVisible();
  await preview.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Text updated')).toBeVisible();

  const stranger = await browser.newPage();
  const read = async (words: string) => {
    await stranger.goto(`${process.env.PLANTRY_URL}/cookies`);
    await expect(stranger.getByText(words)).toBeVisible();
  };
  await read('We bake them');
  await expect(stranger.getByRole('complementary', { name: /^Recipe: .*Cookies/ })).toBeVisible();

  await page.getByRole('button', { name: 'Take the built-in text' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet', { exact: true })).toBeHidden();
  await expect(page.getByText('The built-in text')).toBeVisible();
  await stranger.goto(`${process.env.PLANTRY_URL}/cookies`);
  await expect(stranger.getByText('We bake them')).toHaveCount(0);
  await stranger.close();
});

test('texts are sound, light and dark, on a phone and on a desktop', async ({ page, context }) => {
  await signInAs(context, 'editor');
  for (const path of ['/admin/texts', '/admin/texts/privacy', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundEverywhere(page, path);
  }
});
