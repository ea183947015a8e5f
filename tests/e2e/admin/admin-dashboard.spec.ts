import { visitDays } from '#src/db/schema.ts';
import { SITE_SETTINGS_DEFAULT } from '#src/domain/site/site.ts';
import { dayOf } from '#src/domain/site/visits.ts';
import { write } from '#src/server/base/database.ts';
import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, expectSoundEverywhere, test, WIDTHS } from '../fixtures.ts';

/** Of the first screen's scripts, compressed. */
const ENTRY_BYTES = 130 * 1024;
const SETTINGS = '**/api/site-settings';
const ADS = '**/api/admin/adsense/config';
const FULL = { status: 503, json: { code: 'unavailable', message: 'The disk is full.' } };

test.describe('the administrator area', () => {
  test.use({ refusals: ['/api/auth/user', '/api/site-settings'] });

  test('sends visitors to sign in, and back where they wanted to go', async ({ page }) => {
    await page.goto('/admin/page-titles');
    await page.waitForURL(/\/login\?next=%2Fadmin%2Fpage-titles$/);
  });

  for (const role of ['user', 'premium'] as const) {
    test(`is closed to a ${role}, who is sent home`, async ({ page, context }) => {
      await signInAs(context, role);
      // On the way home, 204 lets the browser stay where everything can be looked at.
      const home: string[] = [];
      await page.route(
        (url) => url.pathname === '/',
        async (route) => {
          if (route.request().isNavigationRequest()) home.push(route.request().url());
          await route.fulfill({ status: 204 });
        },
      );
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Admin access required');
      await expect(page.locator('#toaster')).toHaveText('Access DeniedAdmin access required');
      await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
      await expect.poll(() => home).not.toEqual([]);
    });
  }

  test('sends who must change a password to the profile', async ({ page, context }) => {
    await signInAs(context, 'admin', { requiresPasswordChange: true });
    await page.goto('/admin/users');
    await page.waitForURL(/\/profile$/);
  });

  test('moves the focus to the heading, and names the document, when a link is followed', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/no-such-screen');
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Not found · Admin · /);
    await page.getByRole('link', { name: 'To the dashboard' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(page).toHaveTitle(/^Dashboard · Admin · /);
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeFocused();
  });

  test('has a skip link, a theme, a menu on phones and two ways out', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.setViewportSize({ width: WIDTHS.phone, height: 780 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('html')).not.toHaveAttribute('data-member');
  });

  test('goes to sign in when the session ended meanwhile', async ({ page, context, refusals }) => {
    refusals.push('/api/admin/recipes');
    await signInAs(context, 'admin');
    await page.goto('/admin/recipes');
    await expect(page.getByRole('table', { name: 'Recipes' })).toBeVisible();
    await context.clearCookies({ name: 'session' });
    await page.getByLabel('Status').selectOption('Drafts');
    await expect(page.locator('#toaster')).toContainText('UnauthorizedYou are logged out. Logging in again...');
    await page.waitForURL(/\/login/);
  });

  test('takes nobody from what they typed when it did, and says where to sign in', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.route(SETTINGS, (route) =>
      route.request().method() === 'PUT' ? route.continue() : route.fulfill({ json: SITE_SETTINGS_DEFAULT }),
    );
    await page.goto('/admin/settings');
    await page.getByLabel('Expected launch').fill('Monday');
    await context.clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'Save site settings' }).click();
    const notice = page.locator('#toaster');
    await expect(notice).toContainText('What you typed isn’t saved, and stays here.');
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      notice.getByRole('button', { name: 'Sign in' }).click(),
    ]);
    await beside.waitForURL(/\/login/);
    await expect(page.getByLabel('Expected launch')).toHaveValue('Monday');
  });
});

test.describe('the dashboard', () => {
  test('shows the figures, each a link, and the visits of 30 days', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const day = dayOf(Date.now()) - 3;
    const figures = { visits: 12_345, visitors: 6789 };
    await write((tx) =>
      tx
        .insert(visitDays)
        .values({ day, ...figures })
        .onConflictDoUpdate({ target: visitDays.day, set: figures }),
    );
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^Total recipes\s*\d+/ })).toHaveAttribute('href', '/admin/recipes');
    await expect(page.getByRole('link', { name: /^Premium users/ })).toHaveAttribute('href', '/admin/users');
    await expect(page.getByRole('link', { name: /^Total visits/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /12,345 visits, 6,789 visitors\.$/ })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row', { name: /12,345 6,789$/ })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(31);
    await page.keyboard.press('End');
    const recent = page.getByRole('region', { name: 'Recipe management' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /^Page titles The title/ })).toHaveAttribute(
      'href',
      '/admin/page-titles',
    );
  });

  for (const place of ['/admin', '/admin/settings']) {
    test(`has the cards of maintenance and of AdSense at ${place}`, async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.goto(place);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('End');
      const site = page.getByRole('region', { name: 'Site settings' });
      await expect(site.getByRole('button', { name: 'Save site settings' })).toBeDisabled();
      await site.getByLabel('Expected launch').fill('Monday');
      await expect(site.getByRole('button', { name: 'Save site settings' })).toBeEnabled();
      await site.getByLabel('Expected launch').fill(SITE_SETTINGS_DEFAULT.expectedLaunchTime);
      await expect(page.getByRole('region', { name: 'Google AdSense' }).getByLabel('Publisher ID')).toBeVisible();
      await expectSoundEverywhere(page);
    });
  }

  test.describe('when a call fails', () => {
    test.use({
      refusals: ['/api/admin/stats', '/api/admin/recipes', '/api/admin/adsense/config', '/api/site-settings'],
    });

    test('says so in red, and loads it when asked again', async ({ page, context }) => {
      await signInAs(context, 'admin');
      let broken = true;
      for (const address of ['**/api/admin/stats', '**/api/admin/recipes*', ADS, SETTINGS]) {
        await page.route(address, (route) =>
          broken ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
        );
      }
      await page.goto('/admin');
      await failsAndRecovers(['statistics', 'recipes']);
      broken = true;
      await page.goto('/admin/settings');
      await failsAndRecovers(['AdSense settings', 'site settings']);
      await expect(page.getByRole('button', { name: 'Save site settings' })).toBeVisible();

      async function failsAndRecovers(what: string[]): Promise<void> {
        const alerts = what.map((each) => page.getByRole('alert').filter({ hasText: `Failed to load ${each}` }));
        await page.getByRole('heading', { level: 1 }).hover();
        await page.mouse.wheel(0, 600);
        for (const alert of alerts) await expect(alert).toBeVisible();
        expect(await axe(page)).toEqual([]);
        broken = false;
        // One after the other: what comes instead of the first moves the second. Further down others may have failed meanwhile.
        for (const alert of alerts) {
          await alert.getByRole('button', { name: 'Try again' }).click();
          await expect(alert).toHaveCount(0);
        }
      }
    });

    test('keeps what was typed when saving fails', async ({ page, context }) => {
      await signInAs(context, 'admin');
      await page.route(SETTINGS, (route) =>
        route.request().method() === 'PUT' ? route.fulfill(FULL) : route.continue(),
      );
      await page.route(ADS, (route) => (route.request().method() === 'POST' ? route.fulfill(FULL) : route.continue()));
      await page.goto('/admin/settings');
      await page.getByLabel('Expected launch').fill('On Monday');
      await page.getByRole('button', { name: 'Save site settings' }).click();
      await expect(page.locator('#toaster')).toHaveText('Failed to update site settingsThe disk is full.');
      await expect(page.getByLabel('Expected launch')).toHaveValue('On Monday');
      await page.getByLabel('Publisher ID').fill('ca-pub-1234567890123456');
      await page.getByRole('button', { name: 'Save AdSense settings' }).click();
      await expect(page.locator('#toaster')).toHaveText('Failed to update AdSense settingsThe disk is full.');
      await expect(page.getByLabel('Publisher ID')).toHaveValue('ca-pub-1234567890123456');
    });
  });

  test('previews the maintenance page while it is written, and asks before it closes the site', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'admin');
    const sent: unknown[] = [];
    await page.route(SETTINGS, async (route) => {
      if (route.request().method() !== 'PUT') return route.fulfill({ json: SITE_SETTINGS_DEFAULT });
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: route.request().postDataJSON() });
    });
    await page.goto('/admin/settings');
    const preview = page.getByRole('figure', { name: 'What visitors will see' });
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(preview).toContainText('75%');
    await expect(preview.getByRole('listitem')).toHaveText([/Fresh recipes/, /A tidier kitchen/, /A few surprises/]);
    await page.getByLabel('Title').fill('');
    await page.getByRole('switch', { name: 'Maintenance mode' }).press('Space');
    await page.getByRole('button', { name: 'Save site settings' }).press('Enter');
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Back at noon');
    await page.getByLabel('Message').fill('Moving the kitchen.');
    await page.getByLabel('Expected launch').fill('Noon');
    for (const text of ['Back at noon', 'Moving the kitchen.', 'Opening: Noon', 'Contact Us']) {
      await expect(preview).toContainText(text);
    }
    await page.getByRole('button', { name: 'Save site settings' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Close the site?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save site settings' })).toBeFocused();
    expect(sent).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Start maintenance' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Under Construction', { exact: true })).toBeVisible();
    const words = {
      maintenanceTitle: 'Back at noon',
      maintenanceMessage: 'Moving the kitchen.',
      expectedLaunchTime: 'Noon',
    };
    expect(sent).toEqual([{ maintenanceMode: true, ...words }]);
  });

  test('saves the advertising settings, and refuses what is no publisher id', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin/settings');
    const field = page.getByLabel('Publisher ID');
    const save = page.getByRole('button', { name: 'Save AdSense settings' });
    await field.fill('ca-pub-12');
    await save.click();
    await expect(page.getByText('A publisher id looks like ca-pub-1234567890123456')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('ca-pub-1234567890123456');
    await save.click();
    await expect(page.locator('#toaster')).toContainText('AdSense Settings Updated');
    const stored = await page.request.get('/api/adsense/config');
    expect(await stored.json()).toEqual({
      publisherId: 'ca-pub-1234567890123456',
      isEnabled: false,
      autoAdsEnabled: false,
    });
    await field.fill('');
    await save.click();
    await expect(field).toHaveValue('');
  });

  test('comes with at most 130 KB of compressed JavaScript', async ({ page, context }) => {
    await signInAs(context, 'admin');
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) {
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      }
    });
    await page.goto('/admin', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /^Total recipes\s*\d/ })).toBeVisible();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50 * 1024);
    expect(total).toBeLessThanOrEqual(ENTRY_BYTES);
  });

  test('passes axe on a phone and a desktop, light and dark, and fits in', async ({ page, context }) => {
    await signInAs(context, 'admin');
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^Total recipes\s*\d/ })).toBeVisible();
    await expectSoundEverywhere(page);
  });
});
