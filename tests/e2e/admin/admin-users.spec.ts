import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeMember, signInAs } from '#tests/support/browser-members.ts';
import { held } from '#tests/support/held-answers.ts';
import { axe, expect, test } from '../fixtures.ts';

/** Says yes to the question that a change of role asks, which says what follows. */
async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Make .* (User|Premium|Author|Editor|Administrator)\?$/ });
  await expect(dialog).toContainText('What goes:');
  await dialog.getByRole('button', { name: 'Change role' }).click();
}

test.describe('users', () => {
  test('are created, promoted, deactivated and deleted', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create user' });
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(page.locator('#toaster')).toHaveText('Validation ErrorEmail and first name are required');
    expect(await axe(page)).toEqual([]);
    const email = `made-${Date.now()}@example.org`;
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('First name').fill('Robin');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption('premium');
    await agree(page);
    await expect(page.locator('#toaster')).toContainText(`${email} is premium now`);
    await page.getByRole('button', { name: `Deactivate ${email}` }).click();
    await expect(page.getByRole('button', { name: `Activate ${email}` })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nobody matches')).toBeVisible();
  });

  test.describe('when a change is refused', () => {
    const id = `refused-${randomUUID()}`;
    const address = `/api/admin/users/${id}`;
    test.use({ refusals: [address, `${address}/role`, `${address}/toggle-status`] });
    const LAST = { code: 'conflict', message: 'The last active administrator has to stay' };

    test('are as they were again, the reason said, and the list that came meanwhile stays', async ({
      page,
      context,
    }) => {
      await signInAs(context, 'admin');
      const name = `Refused${Date.now()}`;
      const { email } = await makeMember('admin', { id, firstName: name, lastName: 'Fern' });
      const other = await makeMember('user', { firstName: name, lastName: 'Moss' });
      await page.goto('/admin/users');
      const search = page.getByRole('searchbox', { name: 'Search users' });
      await search.fill(name);
      await expect(page.getByRole('row')).toHaveCount(3);

      const role = page.getByRole('combobox', { name: `Role of ${email}` });
      let refuse = await held(page, `**${address}/role`, { status: 409, json: LAST });
      await role.selectOption('user');
      await agree(page);
      await expect(role).toHaveValue('user');
      // A neighbour's change stays, and so does the list of a search made meanwhile.
      await page.getByRole('combobox', { name: `Role of ${other.email}` }).selectOption('premium');
      await agree(page);
      await expect(page.locator('#toaster')).toContainText(`${other.email} is premium now`);
      await search.fill(`${name} moss`);
      await expect(page.getByRole('row')).toHaveCount(2);
      refuse();
      await expect(page.locator('#toaster')).toHaveText(`Failed to update user role${LAST.message}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      await search.fill(name);
      await expect(role).toHaveValue('admin');
      await expect(page.getByRole('combobox', { name: `Role of ${other.email}` })).toHaveValue('premium');

      refuse = await held(page, `**${address}/toggle-status`, { status: 503, body: 'oops' });
      await page.getByRole('button', { name: `Deactivate ${email}` }).click();
      await expect(page.getByRole('button', { name: `Activate ${email}` })).toBeVisible();
      refuse();
      await expect(page.locator('#toaster')).toHaveText('Failed to update user status');
      await expect(page.getByRole('button', { name: `Deactivate ${email}` })).toBeFocused();

      refuse = await held(page, `**${address}`, { status: 409, json: LAST });
      await page.getByRole('button', { name: `Delete ${email}` }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('table', { name: '1 user', exact: true })).toBeFocused();
      refuse();
      await expect(page.locator('#toaster')).toHaveText(`Failed to delete user${LAST.message}`);
      await expect(page.getByRole('row')).toHaveCount(3);
    });
  });

  test('have their roles changed in the order of the choices', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const { id, email } = await makeMember('user');
    const sent: unknown[] = [];
    await page.route(`**/api/admin/users/${id}/role`, async (route) => {
      const { role } = route.request().postDataJSON() as { role: string };
      sent.push(role);
      // The first choice takes its time.
      if (role === 'premium') await new Promise((resolve) => setTimeout(resolve, 600));
      sent.push(`${role} sent`);
      await route.continue();
    });
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    const role = page.getByRole('combobox', { name: `Role of ${email}` });
    await role.selectOption('premium');
    await agree(page);
    await role.selectOption('admin');
    await agree(page);
    await expect(page.locator('#toaster')).toContainText(`${email} is admin now`);
    await expect(role).toHaveValue('admin');
    expect(sent).toEqual(['premium', 'premium sent', 'admin', 'admin sent']);
  });

  test('stay on screen while the next page is fetched, and the last page may be emptied', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const name = `Paged${Date.now()}`;
    // One more than two pages have; the last by name stands alone on the third.
    for (let i = 0; i < 31; i++) await makeMember('user', { firstName: name, lastName: `Fern ${i + 10}` });
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search users' }).fill(name);
    await page.getByLabel('Order').selectOption('name');
    await expect(page.getByRole('table', { name: '31 users', exact: true })).toContainText('Fern 10');
    let answer = await held(page, '**/api/admin/users?*page=2*');
    const next = page.getByRole('button', { name: 'Next page' });
    await next.press('Enter');
    await expect(page.getByRole('table', { name: '31 users', exact: true })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('table', { name: '31 users', exact: true })).toContainText('Fern 10');
    await expect(next).toBeFocused();
    answer();
    await expect(page.getByRole('table')).toContainText('Fern 25');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    // There is no next page: the button does nothing, but whoever pressed it is still there.
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    expect(await axe(page)).toEqual([]);
    answer = await held(page, '**/api/admin/users?*page=3*');
    await page.getByRole('button', { name: /^Delete / }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    answer();
    await expect(page.getByRole('table', { name: '30 users', exact: true })).toContainText('Fern 25');
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test.describe('that wait for verification', () => {
    test.use({ refusals: ['/api/send-otp'] });

    test('are mailed a code, and not a second one at once', async ({ page, context }) => {
      await signInAs(context, 'admin');
      const { email } = await makeMember('user', { emailVerifiedAt: null });
      await page.goto('/admin/users');
      await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
      const send = page.getByRole('button', { name: `Send verification code to ${email}` });
      await send.click();
      await expect(page.locator('#toaster')).toContainText('Verification code sent');
      await send.click();
      await expect(page.locator('#toaster')).toContainText('Failed to Send OTP');
    });
  });
});
