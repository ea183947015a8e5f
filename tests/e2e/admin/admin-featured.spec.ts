import { eq } from 'drizzle-orm';
import { settings } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test.afterEach(() =>
  write((tx, change) => {
    change.touch('content', 'site');
    return tx.delete(settings).where(eq(settings.name, 'featured'));
  }),
);

test('what opens the landing page is chosen by its name, and left to the site again', async ({ page, context }) => {
  await signInAs(context, 'admin');
  await page.goto('/admin/settings');
  const card = page.getByRole('region', { name: 'Landing page and categories' });
  await card.getByRole('button', { name: 'Change “At the top of the landing page”' }).click();
  await card.getByRole('combobox', { name: 'Find a recipe: At the top of the landing page' }).fill('lentil soup');
  await card.getByRole('option', { name: /Lentil Soup/ }).click();
  await expectSoundEverywhere(page);
  await card.getByRole('button', { name: 'Let the site choose “Snacks”' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Snacks' })).toContainText('Chosen by the site');
  await card.getByRole('button', { name: 'Save landing page' }).click();
  await expect(page.locator('#toaster')).toContainText('Visitors see it from now on.');
  // Members begin with what is theirs.
  await context.clearCookies();
  await page.goto('/');
  await expect(page.locator('.landing-hero img')).toHaveAttribute('src', '/pictures/lentil-soup.jpg');
});
