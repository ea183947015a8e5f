import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '#tests/support/free-port.ts';
import { CLIENT, startIdentityProvider, type TestProvider } from '#tests/support/identity-provider.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { expect, expectSound, expectSoundEverywhere, test, WIDTHS } from '../fixtures.ts';

const port = String(await freePort());
const site = `http://localhost:${port}`;

// A server of its own, because a passkey is bound to the address of the site, and the provider to both.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: site,
  refusals: [
    '/api/login',
    '/api/login/passkey',
    '/api/login/code',
    '/api/login/provider',
    '/api/auth/provider',
    '/api/auth/passkeys/options',
    '/api/auth/passkeys/*',
    '/favicon.ico',
  ],
});

const ADMIN = { email: 'cook@example.org', password: 'caraway-on-rye-63' };
const PROVIDER_NAME = 'The Kitchen Garden Association';
let server: RunningServer;
let provider: TestProvider;

test.beforeAll(async () => {
  provider = await startIdentityProvider(site);
  server = await startServer({
    TRUSTED_HOPS: '1',
    PORT: port,
    SITE_URL: site,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: PROVIDER_NAME,
  });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const main = (page: Page) => page.getByRole('main');
async function enterPassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}
async function signIn(page: Page): Promise<void> {
  await enterPassword(page);
  await page.waitForURL('**/admin');
}
async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL('/');
}
const toast = (page: Page) => page.locator('#toaster');

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/profile#signing-in');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Passkey added');
}
async function removePasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile#signing-in');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Passkey removed');
}

/** A device with a finger on it, as Chromium plays it. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a passkey is added, named, used without a password, and removed', async ({ page }) => {
  const { cdp, authenticatorId } = await addDevice(page);
  await signIn(page);
  await page.goto('/profile#signing-in');
  await expect(page.getByRole('heading', { name: 'Signing in' })).toBeInViewport();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /);
  await expectSoundEverywhere(page);
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  const row = page.getByRole('listitem').filter({ hasText: 'My phone' });
  await expect(row).toContainText('not used yet');

  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const long = 'The phone with the cracked screen in the left kitchen drawer';
  await dialog.getByLabel('Name').fill(long);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: long })).toBeVisible();
  await expectSoundEverywhere(page);

  await signOut(page);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes('navigator.credentials'))).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/admin');
  await expect(toast(page)).toContainText('Logged in successfully');

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(main(page).getByRole('alert')).toHaveText('No passkey was chosen. Please try again.');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  await signIn(page);
  await page.goto('/profile#signing-in');
  await expect(page.getByRole('listitem').filter({ hasText: long })).toContainText('last used');
  await page.getByRole('button', { name: `Remove ${long}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Please log out and sign in again with your passkey, then try again.');
  await expectSoundEverywhere(page);
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/admin');
  await removePasskey(page, long);
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(/We don’t know this passkey/);
});

test('an old session is asked for the password before a passkey is added', async ({ page }) => {
  await addDevice(page);
  await signIn(page);
  await page.goto('/profile#signing-in');
  // As the server answers ten minutes after the sign-in.
  await page.route('**/api/auth/passkeys/options', async (route) => {
    const { currentPassword } = route.request().postDataJSON();
    const message = 'That isn’t your current password';
    if (currentPassword === ADMIN.password) return route.continue();
    if (!currentPassword) return route.fulfill({ status: 403, json: { code: 'reauthentication_required', message } });
    return route.fulfill({
      status: 400,
      json: { code: 'validation', message, issues: [{ path: 'currentPassword', message }] },
    });
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const field = asked.getByLabel('Current password', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('not it');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription('That isn’t your current password');
  await expectSound(page);
  await field.fill(ADMIN.password);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Passkey removed');
});
test('a code app is set up, asked for at sign-in, replaced by a recovery code, and turned off', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile#signing-in');
  await page.getByRole('button', { name: 'Set up a code app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectSoundEverywhere(page);
  const app = new TOTP({ secret: Secret.fromBase32(await dialog.getByLabel('Key', { exact: true }).inputValue()) });
  await dialog.getByLabel('Code shown in your app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  await expectSoundEverywhere(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await addDevice(page);
  await addPasskey(page);
  await signOut(page);
  await enterPassword(page);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectSoundEverywhere(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/admin');
  await removePasskey(page, 'My phone');
  await signOut(page);
  await enterPassword(page);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectSoundEverywhere(page);
  await code.fill('000000');
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('This code is wrong or already used');
  await expectSound(page);
  await code.fill(codes[0] ?? '');
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/admin');

  await page.goto('/profile#signing-in');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page)).toContainText('Code app turned off');
  await expect(page.getByRole('button', { name: 'Set up a code app' })).toBeVisible();
});

test.describe('the identity provider', () => {
  /** Goes through the provider's own pages as somebody. */
  const agreeAs = async (page: Page, name: string) => {
    // Its pages ask for a font of the world.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    await page.goto('/login');
    await page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` }).click();
    await page.locator('input[name=login]').fill(name);
    await page.locator('input[name=password]').fill('anything');
    await page.locator('button[type=submit]').click();
    await page.locator('form:has(input[value=consent]) button[type=submit]').click();
  };

  test('makes an account, which it opens again', async ({ page }) => {
    provider.people.noor = { email: 'noor@example.org', email_verified: true, given_name: 'Noor' };
    await agreeAs(page, 'noor');
    await page.waitForURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome back, Noor' })).toBeVisible();
    await page.goto('/profile#signing-in');
    await expect(page.getByText('You can sign in with noor@example.org.')).toBeVisible();
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(toast(page)).toContainText('This is the only way into your account.');
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
  test('is linked to an account that is there by who signs in to it', async ({ page }) => {
    provider.people.cook = { email: ADMIN.email, email_verified: true };
    await agreeAs(page, 'cook');
    await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectSoundEverywhere(page);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/admin');
    await page.goto('/profile#signing-in');
    await expect(page.getByText(`You can sign in with ${ADMIN.email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(toast(page)).toContainText('Link ended');
  });

  test('is linked to an account with a passkey by that as well', async ({ page }) => {
    await addDevice(page);
    await signIn(page);
    await addPasskey(page);
    await signOut(page);
    provider.people.chef = { email: ADMIN.email, email_verified: true };
    await agreeAs(page, 'chef');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Now your passkey' })).toBeVisible();
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/admin');
    await page.goto('/profile#signing-in');
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(toast(page)).toContainText('Link ended');
    await removePasskey(page, 'My phone');
  });

  test('with an address it has not confirmed is refused in a sentence', async ({ page }) => {
    provider.people.kim = { email: 'kim@example.org', email_verified: false };
    await agreeAs(page, 'kim');
    await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
    await expect(main(page).getByRole('status')).toHaveText(
      `${PROVIDER_NAME} hasn’t confirmed that kim@example.org is yours. Confirm it there first, or join here with a password.`,
    );
    await expectSoundEverywhere(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

test('the sign-in page has room for all of it', async ({ page }) => {
  for (const path of ['/login', '/login#register']) {
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` })).toBeEnabled();
      await expectSound(page, `${path} at ${width}`);
    }
  }
});

test('a session elsewhere is ended from the profile', async ({ page, browser }) => {
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere);
  await signIn(page);
  await page.goto('/profile');
  const button = page.getByRole('button', { name: /^Log out Chrome on / });
  await expect(button.first()).toBeVisible();
  const before = await button.count();
  await button.first().click();
  await expect(toast(page)).toContainText('Logged out there');
  await expect(button).toHaveCount(before - 1);
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await other.close();
});
