import { fromMail, mailsTo, PATTERN } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';

const FIRST = 'fennel-and-orange-41';
const SECOND = 'beetroot-with-dill-52';
const THIRD = 'caraway-on-rye-63';

test.describe('a new member', () => {
  // Signing in before the address is verified, asking for favourites and folders before the password is changed.
  test.use({ refusals: ['/api/login', '/api/favorites', '/api/folders'] });
  test.describe.configure({ timeout: 600_000 });

  test('finds the way from registering to a changed temporary password', async ({ page }) => {
    const email = `noor-${Date.now()}@example.org`;
    const toast = page.locator('#toaster');
    const signIn = async (password: string) => {
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    };

    await test.step('registers and is told where the mail went', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
      await expect(page.getByRole('heading', { name: 'Join Plantry' })).toBeVisible();
      await page.getByLabel('First name').fill('Noor');
      await page.getByLabel('Last name').fill('Haddad');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(FIRST);
      await page.getByLabel('Confirm password', { exact: true }).fill(FIRST);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL(/\/registration-success\?email=noor/);
      await expect(toast).toContainText('Account Created Successfully');
      await expect(page.getByRole('main')).toContainText(email);
    });

    await test.step('is sent to verify when signing in too early', async () => {
      await page.goto('/login');
      await signIn(FIRST);
      await expect(toast).toContainText('Email Verification Required');
      await page.waitForURL(/\/email-verification\?email=noor/);
      await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(email);
    });

    await test.step('verifies by the link', async () => {
      const { pathname, search } = new URL(await fromMail(email, PATTERN.link));
      await page.goto(pathname + search);
      await expect(page.getByText('Your email has been verified successfully!')).toBeVisible();
      await page.waitForURL('/login');
    });

    await test.step('signs in and comes home', async () => {
      await signIn(FIRST);
      await page.waitForURL('/');
      await expect(toast).toContainText('Logged in successfully');
      await expect(page.getByRole('heading', { name: 'Welcome back, Noor' })).toBeVisible();
    });

    await test.step('sets preferences, which the listing then selects', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Gluten-Free' }).click();
      await page.getByRole('button', { name: 'Save preferences' }).click();
      await expect(toast).toContainText('Profile Updated');
      await page.goto('/recipes');
      await expect(page.getByText('Auto-selected from your profile')).toBeVisible();
      await expect(page).toHaveURL('/recipes?dietaryPreferences=gluten-free');
      await page.getByRole('link', { name: 'Remove filter Gluten-Free' }).click();
      await expect(page).toHaveURL('/recipes');
      await page.reload();
      await expect(page.getByRole('button', { name: /^Add .+ to favourites$/ }).first()).toBeVisible();
      await expect(page).toHaveURL('/recipes');
    });

    await test.step('saves three recipes', async () => {
      const hearts = page.getByRole('button', { name: /^Add .+ to favourites$/ });
      for (let left = 3; left > 0; left--) {
        // The toast of the one before may still be there: who leaves now would ask for the list too early.
        const kept = page.waitForResponse(
          (answer) => answer.url().endsWith('/api/favorites') && answer.request().method() === 'POST',
        );
        await hearts.first().click();
        await kept;
        await expect(toast).toContainText('Added to favorites');
        await expect(page.locator('.heart[aria-pressed=true]')).toHaveCount(4 - left);
      }
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: 'My Favorites 3' })).toBeVisible();
      await page.goto('/favorites');
      await expect(page.getByRole('article')).toHaveCount(3);
    });

    await test.step('rates a recipe', async () => {
      await page.goto('/recipes/palak-tofu');
      await page.getByRole('radio', { name: /^4 stars/ }).click();
      await expect(toast).toContainText('Thank you for rating this recipe.');
      await page.reload();
      await expect(page.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
    });

    await test.step('changes the password soon after signing in', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('New password', { exact: true }).fill(SECOND);
      await page.getByLabel('Confirm new password', { exact: true }).fill(SECOND);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(toast).toContainText('Password Changed');
      await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    });

    await test.step('writes to the administrators', async () => {
      await page.getByRole('button', { name: 'Write a message' }).click();
      await page.getByLabel('Subject').fill('Dal');
      await page.getByLabel('Message').fill('The dal needs more cumin, says my mother.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(toast).toContainText('Your message has been sent to the admin team.');
    });

    await test.step('signs out', async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Logout', exact: true }).click();
      await page.waitForURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    });

    await test.step('forgets the password and is made to change the mailed one', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send new password' }).click();
      await expect(page.getByRole('heading', { name: 'Password Sent!' })).toBeVisible();
      const temporary = await fromMail(email, PATTERN.temporaryPassword);
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
      await signIn(temporary);
      await page.waitForURL('/profile');
      await expect(toast).toContainText('Please change your password to complete login');
      await page.goto('/favorites');
      await page.waitForURL('/profile');
      await page.getByLabel('New password', { exact: true }).fill(THIRD);
      await page.getByLabel('Confirm new password', { exact: true }).fill(THIRD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
      await page.goto('/favorites');
      await expect(page.getByRole('article')).toHaveCount(3);
    });

    expect((await mailsTo(email)).length).toBe(2);
  });
});
