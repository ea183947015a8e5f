import type { Page } from '@playwright/test';
import { fromMail, makeMember, PASSWORD, PATTERN, signInAs } from '#tests/support/browser-members.ts';
import { held } from '#tests/support/held-answers.ts';
import { axe, expect, expectSoundEverywhere, test } from '../fixtures.ts';

const refuse = (status: number, body: object) => ({ status, json: body });
/** So that the next notice is told from the last. */
const forgetNotices = (page: Page) => page.locator('#toaster').evaluate((toaster) => toaster.replaceChildren());

test.describe('the sign-in form', () => {
  test.use({ refusals: ['/api/login'] });

  test('wants both fields, shows what was typed, and says that a password is wrong', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('E-mail', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    const send = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Missing InformationPlease enter both email and password');
    await expect(email).toBeFocused();
    const eye = page.getByRole('button', { name: 'Show password' });
    await password.fill('whatever-it-is');
    await eye.click();
    await expect(password).toHaveAttribute('type', 'text');
    await eye.click();
    await expect(password).toHaveAttribute('type', 'password');
    await email.fill('nobody@example.org');
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Login FailedInvalid email or password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    expect(await axe(page)).toEqual([]);
    // Its own words, when the server gives none.
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await forgetNotices(page);
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Login FailedInvalid email or password');
  });

  test('says that the site was not reached, and blames no password for it', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const said = 'We couldn’t reach the site. Please check your connection.';
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(said);
    await expect(page.locator('#toaster')).toHaveText(`Login Failed${said}`);
    await context.setOffline(false);
  });

  test('leads to verification 1.5 seconds after the notice', async ({ page }) => {
    await page.route('**/api/login', (route) =>
      route.fulfill(refuse(403, { message: 'Verify first', requiresVerification: true, email: 'late@example.org' })),
    );
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill('late@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.locator('#toaster')).toHaveText(
      'Email Verification RequiredRedirecting you to verify your email address...',
    );
    await page.clock.runFor(1400);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.clock.runFor(200);
    await page.waitForURL('/email-verification?email=late%40example.org');
  });

  test('is sent once however often it is pressed, and keeps the focus', async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/login', async (route) => {
      sent++;
      await answered.promise;
      await route.fulfill({ status: 401, json: { message: 'Invalid email or password', code: 'unauthenticated' } });
    });
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill('robin@example.org');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    const button = page.getByRole('main').locator('button[type="submit"]');
    await expect(button).toBeEnabled();
    await button.press('Enter');
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await password.press('Enter');
    await button.focus();
    answered.resolve();
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    expect(sent).toBe(1);
  });

  test('is sent when its script is there, if Enter was quicker', async ({ page }) => {
    const release = await held(page, '**/*.js');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('whatever-it-is');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever-it-is');
    expect(sent).toEqual([]);
    release();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password');
    expect(sent.filter((path) => path === '/api/login')).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('signing in', () => {
  for (const [role, path] of [
    ['user', '/'],
    ['premium', '/premium-welcome'],
    ['admin', '/admin'],
  ] as const) {
    test(`leads a ${role} to ${path}`, async ({ page }) => {
      const { email } = await makeMember(role);
      await page.goto('/login');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(path);
      await expect(page.locator('#toaster')).toHaveText('SuccessLogged in successfully');
      await page.goto('/login');
      await page.waitForURL(path);
    });
  }

  test('leads back to where it was asked for, on this site only', async ({ page }) => {
    const { email } = await makeMember();
    await page.goto('/login?next=%2Frecipes%2Fpalak-tofu');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/recipes/palak-tofu');
    // What the page still asks as a member would be refused once the cookie is gone.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/login?next=%2F%5Cevil.test');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/');
  });
});

test.describe('somebody signed in who opens the sign-in page', () => {
  for (const [role, address, path] of [
    ['user', '/login?next=%2Frecipes%2Fpalak-tofu', '/recipes/palak-tofu'],
    ['user', '/login?next=%2Frecipes%3Fsearch%3Ddal#register', '/recipes?search=dal'],
    ['admin', '/login?next=%2Ftrending', '/trending'],
    ['user', '/login?next=%2F%2Fevil.test', '/'],
    ['premium', '/login?next=https%3A%2F%2Fevil.test', '/premium-welcome'],
    ['user', '/login#register', '/'],
  ] as const) {
    test(`is led from ${address} to ${path}, as ${role}`, async ({ page, context }) => {
      await signInAs(context, role);
      await page.goto(address);
      await page.waitForURL(path);
    });
  }
});

test.describe('the register form', () => {
  test.use({ refusals: ['/api/register'] });

  test('names what is wrong beside each field, and goes to the first', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const send = page.getByRole('button', { name: 'Create account' });
    await field('E-mail').fill('nobody');
    await field('Password').fill('1234567');
    await send.click();
    await expect(field('First name')).toHaveAccessibleDescription('First name must be at least 2 characters');
    await expect(field('Last name')).toHaveAccessibleDescription('Last name must be at least 2 characters');
    await expect(field('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(field('First name')).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await field('First name').fill('Noor');
    await expect(field('First name')).toHaveAccessibleDescription('');

    await field('Last name').fill('Haddad');
    await field('E-mail').fill('noor@example.org');
    await field('Password').fill(PASSWORD);
    await field('Confirm password').fill(`${PASSWORD}!`);
    await send.click();
    await expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    await expect(field('Confirm password')).toBeFocused();

    for (const label of ['Password', 'Confirm password']) await field(label).fill('Password123');
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Registration Failed');
    await expect(field('Password')).toHaveAccessibleDescription(/guessers/);

    await page.route('**/api/register', (route) => route.fulfill({ status: 500, body: 'oops' }));
    for (const label of ['Password', 'Confirm password']) await field(label).fill(PASSWORD);
    await forgetNotices(page);
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Registration FailedFailed to create account');
  });
});

test.describe('the reset form', () => {
  test.use({ refusals: ['/api/send-password'] });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Both forms have a field named Email: what is typed too soon is typed into the one that goes.
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  });

  test('wants an address with an @, says that it failed, and counts 300 seconds down before it sends again', async ({
    page,
  }) => {
    const email = page.getByLabel('E-mail', { exact: true });
    const send = page.getByRole('button', { name: 'Send new password' });
    await email.fill('nobody');
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Invalid EmailPlease enter a valid email address');
    await page.route('**/api/send-password', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await email.fill('somebody@example.org');
    await forgetNotices(page);
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('ErrorFailed to send password reset email');
    await page.unroute('**/api/send-password');
    await forgetNotices(page);
    await send.click();
    await expect(page.locator('#toaster')).toHaveText('Password SentCheck your email for your new password');
    await expect(page.getByRole('heading', { name: 'Password Sent!' })).toBeVisible();
    const button = page.getByRole('button', { name: /Send again in \d:\d\d/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(/^Send again in (5:00|4:5\d)$/);
    await page.clock.fastForward(239_000);
    await expect(button).toHaveText(/^Send again in (1:0\d|0:5\d)$/);
    expect(await axe(page)).toEqual([]);
    await page.clock.fastForward(62_000);
    await expect(send).toBeEnabled();
  });

  test('remembers what it sent when one leaves and comes back, address by address', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/send-password', (route) => {
      sent++;
      return route.fulfill({ json: { success: true } });
    });
    await page.getByLabel('E-mail', { exact: true }).fill('leaver@example.org');
    await page.getByRole('button', { name: 'Send new password' }).click();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(' Leaver@Example.org ');
    await expect(page.getByRole('button', { name: /^Send again in \d:\d\d$/ })).toBeDisabled();
    await page.getByLabel('E-mail', { exact: true }).press('Enter');
    await page.getByLabel('E-mail', { exact: true }).fill('another@example.org');
    await expect(page.getByRole('button', { name: 'Send new password' })).toBeEnabled();
    expect(sent).toBe(1);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('example.org');
  });
});

test.describe('verification', () => {
  test.use({ refusals: ['/api/verify-otp', '/api/verify-email', '/api/resend-verification', '/api/send-otp'] });

  test('refuses a link without a token, says that one is no longer good, and offers another', async ({ page }) => {
    await page.goto('/verify-email');
    await expect(
      page.getByText('Invalid verification link. Please check your email for the correct link.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();

    await page.route('**/api/verify-email', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/verify-email?token=old');
    await expect(page.getByText('Failed to verify email. The link may be expired or invalid')).toBeVisible();
    await page.route('**/api/resend-verification', (route) => route.fulfill({ json: { message: '' } }));
    await page.getByLabel('E-mail', { exact: true }).fill('late@example.org');
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.locator('#toaster')).toContainText('Verification Email Sent');
  });

  test('goes on to sign in 3 seconds after a good link', async ({ page }) => {
    await page.route('**/api/verify-email', (route) => route.fulfill({ json: { message: '' } }));
    await page.clock.install();
    await page.goto('/verify-email?token=good');
    await expect(page.getByText('Your email has been verified successfully!')).toBeVisible();
    await page.clock.runFor(2500);
    expect(new URL(page.url()).pathname).toBe('/verify-email');
    await page.clock.runFor(600);
    await page.waitForURL('/login');
  });

  test('takes six digits and nothing else for a code, and an address, and says what is missing', async ({ page }) => {
    await page.goto('/verify-otp');
    await page.waitForURL('/login');
    await page.goto('/verify-otp?email=robin%40example.org');
    const code = page.getByLabel('Verification code');
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('robin@example.org');
    await expect(page.getByText('It expires in 10 minutes')).toBeVisible();
    await code.fill('12a34');
    await expect(code).toHaveValue('1234');
    await expect(verify).toBeDisabled();
    await code.fill('12345678');
    await expect(code).toHaveValue('123456');
    await page.getByLabel('E-mail', { exact: true }).fill('');
    await expect(verify).toBeDisabled();
    await page.getByLabel('E-mail', { exact: true }).fill('robin@example.org');
    await verify.click();
    await expect(page.locator('#toaster')).toHaveText('Verification FailedInvalid or expired verification code');
    await expect(verify).toBeEnabled();
    for (const typed of ['', '123']) {
      await code.fill(typed);
      await forgetNotices(page);
      await code.press('Enter');
      await expect(page.locator('#toaster')).toHaveText(
        'Missing InformationPlease enter both email and verification code',
      );
    }
  });

  test('counts down to a new code across reloads, unless wrong ones ended the last', async ({ page }) => {
    const email = `codes-${Date.now()}@example.org`;
    const address = `/verify-otp?email=${encodeURIComponent(email)}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.locator('#toaster')).toHaveText(`Code SentA new code is on its way to ${email}`);
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Send a new code in \d:\d\d$/ })).toBeDisabled();
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    for (let i = 1; i <= 6; i++) {
      await page.getByLabel('Verification code').fill(`00000${i}`);
      const answered = page.waitForResponse('**/api/verify-otp');
      await verify.click();
      expect((await answered).status()).toBe(i < 6 ? 400 : 429);
      await expect(verify).toBeEnabled();
    }
    await expect(page.locator('#toaster')).toHaveText(
      'Verification FailedToo many wrong codes. Please ask for a new one.',
    );
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await expect(page.locator('#toaster')).toHaveText(`Code SentA new code is on its way to ${email}`);
    await expect(page.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  });

  test('keeps a code that was typed while the script was on its way', async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto('/verify-otp?email=robin%40example.org', { waitUntil: 'commit' });
    const code = page.getByLabel('Verification code');
    await code.fill('12 34 56');
    typed.resolve();
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeEnabled();
    await expect(code).toHaveValue('123456');
  });

  test('replaces the code form by a panel and goes on to sign in after 3 seconds', async ({ page }) => {
    await page.route('**/api/verify-otp', (route) => route.fulfill({ json: { success: true } }));
    await page.clock.install();
    await page.goto('/verify-otp?email=robin%40example.org');
    await page.getByLabel('Verification code').fill('123456');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Your email has been successfully verified. You can now log in.',
    );
    await page.clock.runFor(2500);
    expect(new URL(page.url()).pathname).toBe('/verify-otp');
    await page.clock.runFor(600);
    await page.waitForURL('/login');
  });

  test('resends the mail', async ({ page }) => {
    await page.goto('/email-verification?email=robin%40example.org');
    const address = page.getByLabel('E-mail', { exact: true });
    const resend = page.getByRole('button', { name: 'Resend verification email' });
    await expect(address).toHaveValue('robin@example.org');
    await resend.click();
    await expect(page.locator('#toaster')).toHaveText(
      'Verification Email SentPlease check your email for the verification link',
    );
    const locked = page.getByRole('button', { name: /^Resend in \d:\d\d$/ });
    await expect(locked).toBeDisabled();
    for (const path of ['/registration-success', '/email-verification']) {
      await page.goto(`${path}?email=robin%40example.org`);
      await expect(locked).toBeDisabled();
    }
    await address.fill('');
    await resend.click();
    await expect(page.locator('#toaster')).toHaveText('Failed to Send EmailPlease enter your email address.');
    await page.route('**/api/resend-verification', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await address.fill('noor@example.org');
    await resend.click();
    await expect(page.locator('#toaster')).toHaveText('Failed to Send EmailPlease try again later');
    await expect(resend).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });
});

test.describe('the profile', () => {
  test.use({
    refusals: [
      '/api/auth/profile',
      '/api/auth/change-password',
      '/api/contact/admin',
      '/api/auth/account',
      '/api/auth/user',
      '/api/auth/undo-email-change',
    ],
  });

  test('asks visitors to sign in', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login?next=%2Fprofile');
  });

  test('says that saving failed, checks and saves personal information, and turns the newsletter on', async ({
    page,
    context,
  }) => {
    await signInAs(context);
    await page.route('**/api/auth/profile', (route) => route.fulfill(refuse(500, { message: 'inner secrets' })));
    await page.goto('/profile');
    const newsletter = page.getByLabel('Send me the newsletter');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.locator('#toaster')).toHaveText('Update FailedFailed to update profile');
    await newsletter.click();
    await expect(newsletter).not.toBeChecked();
    await page.unroute('**/api/auth/profile');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter).toBeChecked();

    await page.getByLabel('First name').fill('');
    await page.getByLabel('E-mail', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('Invalid email address');
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('E-mail', { exact: true }).fill(`kim-${Date.now()}@example.org`);
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.locator('#toaster')).toContainText('Profile Updated');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/until then, sign in with/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back, Kim' })).toBeVisible();
  });

  test('asks for the current password when the sign-in is old', async ({ page, context }) => {
    await signInAs(context, 'user', {}, Date.now() - 11 * 60_000);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const next = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm new password', { exact: true });
    await expect(next).toHaveAccessibleDescription('Password must be at least 8 characters');
    await next.fill('parsnip-and-pear-17');
    await again.fill('parsnip-and-pear-18');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(again).toHaveAccessibleDescription("Passwords don't match");
    await again.fill('parsnip-and-pear-17');
    await page.getByRole('button', { name: 'Change password' }).click();
    const current = page.getByLabel('Current password', { exact: true });
    await expect(current).toBeFocused();
    await current.fill('not-my-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.locator('#toaster')).toHaveText('Password Change FailedFailed to change password');
    await current.fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.locator('#toaster')).toContainText('Password Changed');
    await expect(next).toHaveCount(0);
  });

  test('asks for the current password before an old sign-in changes the address, and for no other change', async ({
    page,
    context,
  }) => {
    const { email } = await signInAs(context, 'user', {}, Date.now() - 11 * 60_000);
    await page.goto('/profile');
    const save = page.getByRole('button', { name: 'Update profile' });
    const current = page.getByLabel('Current password', { exact: true });
    await page.getByLabel('First name').fill('Kim');
    await save.click();
    await expect(page.locator('#toaster')).toContainText('Profile Updated');
    await page.getByLabel('E-mail', { exact: true }).fill(`new-${email}`);
    await save.click();
    await expect(current).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await save.click();
    await expect(current).toHaveAccessibleDescription('Please enter your current password');
    await current.fill('not-my-password');
    await save.click();
    await expect(page.locator('#toaster')).toHaveText('Update FailedFailed to update profile');
    await expect(current).toHaveAccessibleDescription('That isn’t your current password');
    await current.fill(PASSWORD);
    await save.click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/until then, sign in with/);
    await expect(current).toHaveCount(0);
  });

  test('is given back to its old address by the link mailed there', async ({ page, context }) => {
    const { email } = await signInAs(context);
    await page.goto('/profile');
    await page.getByLabel('E-mail', { exact: true }).fill(`thief-${email}`);
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.locator('#toaster')).toContainText('Profile Updated');
    const { pathname, search } = new URL(await fromMail(email, PATTERN.link));
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { name: 'Keep your old address?' })).toBeVisible();
    await expectSoundEverywhere(page);
    await page.getByRole('button', { name: 'Keep my old address' }).click();
    await expect(page.getByRole('heading', { name: 'Your old address is back' })).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new password' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Keep my old address' }).click();
    await expect(page.getByRole('main')).toContainText('This link has been used or is more than three days old');
  });

  test('collapses and resets its forms on cancel', async ({ page, context }) => {
    await signInAs(context);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Write a message' }).click();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required');
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message must be at least 10 characters');
    await page.getByLabel('Subject').fill('Cumin');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Write a message' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await page.getByLabel('Subject').fill('Cumin');
    await page.getByLabel('Message').fill('More of it, please.');
    await page.route('**/api/contact/admin', (route) => route.fulfill(refuse(500, { message: 'inner secrets' })));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#toaster')).toHaveText('Send FailedFailed to send message');
    await expect(page.getByLabel('Message')).toHaveValue('More of it, please.');
  });

  test('gives the data away and deletes the account', async ({ page, context }) => {
    const { email } = await signInAs(context);
    await page.goto('/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.zip');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill('not-my-password');
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page.getByRole('textbox', { name: 'Your password' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const again = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
    expect(again.status()).toBe(401);
  });
});

test.describe('a member signed out elsewhere', () => {
  test('finds the sign-in form, not a loop', async ({ page, context }) => {
    await signInAs(context);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
    await context.clearCookies();
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

/** Those of members; what visitors see of other pages is looked at in pages.spec.ts. */
const MEMBER_SCREENS = ['/', '/favorites', '/profile', '/recipes', '/recipes/palak-tofu'];
const ACCOUNT_SCREENS = [
  '/registration-success?email=robin%40example.org',
  '/verify-email',
  '/verify-otp?email=r%40example.org',
  '/email-verification',
  '/profile',
  '/favorites',
];

for (const [who, screens] of [
  ['visitor', ACCOUNT_SCREENS],
  ['member', MEMBER_SCREENS],
] as const) {
  test(`every screen of accounts is accessible to a ${who} and fits, light and dark`, async ({ page, context }) => {
    if (who === 'member') await signInAs(context);
    for (const path of screens) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectSoundEverywhere(page, path);
    }
  });
}
