import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('a household is started, joined by its link once, serves whoever joins with Premium, and is left', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInAs(context, 'premium');
  await page.goto('/profile#household');
  await page.getByRole('button', { name: 'Start a household' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  // The site's own name is another one than the address it is tested at.
  const { pathname, hash } = new URL(await page.getByLabel('The invitation').inputValue());
  const link = `${pathname}${hash}`;
  await expectSoundEverywhere(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Sign in to see who invites you.')).toBeVisible();
  await signInAs(other, 'user');
  await theirs.goto(link);
  await theirs.reload();
  await expect(theirs.getByText(/invites you to share one shopping list, and what’s at home/)).toBeVisible();
  await expect(theirs.getByText('You’ll have Premium for as long as you’re in it.')).toBeVisible();
  await expectSoundEverywhere(theirs);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await theirs.waitForURL('/profile#household');
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Owner' })).toBeVisible();
  await expect(theirs.getByText(/You have Premium through \w+’s household/)).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'See Premium' })).toHaveCount(0);
  await expectSoundEverywhere(theirs);

  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  await theirs.getByRole('dialog', { name: 'Leave the household?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(theirs.getByText('You have a free account.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Start a household' })).toHaveCount(0);
  await other.close();
});
