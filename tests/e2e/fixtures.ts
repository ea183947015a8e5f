import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

import { type RunningServer, startServer } from '../support/server.ts';

export { expect };

interface Fixtures {
  /** Errors of the console and of scripts; the test fails when one is left at its end. */
  complaints: string[];
  /**
   * Addresses whose refusal (4xx, 5xx, no connection) a test brings about, and the browser notes on its console; their
   * beginnings where they end in `*`.
   */
  refusals: string[];
}

/** Tests this process has begun. */
let begun = 0;

/**
 * A test of what is sent, without a page: relative addresses go to the server of the run. Each test comes from a network of
 * its own (a /64 of IPv6, which limits count as one address), so that no limit is met because of another test. Servers are
 * told to believe it by `TRUSTED_HOPS`.
 */
export const wire = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  baseURL: async ({}, use) => use(process.env.PLANTRY_URL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    const network = `2001:db8:${workerIndex.toString(16)}:${(++begun).toString(16)}`;
    await use({ 'X-Forwarded-For': `${network}::1` });
  },
});

/** A test of pages, none of which may complain on the console. */
export const test = wire.extend<Fixtures>({
  refusals: [[], { option: true }],
  complaints: [
    async ({ page, refusals }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // The browser notes every 4xx; that of the page itself is the test's business.
        const { url } = message.location();
        const isExpected =
          message.text().startsWith('Failed to load resource') &&
          (url === page.url() || refusals.some((refused) => isAt(new URL(url).pathname, refused)));
        if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(complaints);
      expect(complaints, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

const isAt = (path: string, address: string): boolean =>
  address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : path === address;

/** A name that no repetition of the test has: what one makes stays on the site of all. */
export const own = (name: string): string => `${name} R${test.info().repeatEachIndex + 1}`;

const ADMIN = { email: 'ada@example.org', password: 'calm-otter-paints-9' };

/** A test that changes the whole site: it has one of its own, with its administrator signed in. */
export const ownSite = test.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  server: async ({}, use) => {
    const administrator = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    const server = await startServer({ TRUSTED_HOPS: '1', ...administrator });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    expect((await context.request.post('/api/login', { data: ADMIN })).status()).toBe(200);
    await use(context);
  },
});

export const WIDTHS = { phone: 360, desktop: 1280 } as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Turns the page light or dark, and waits until every colour has arrived. */
export async function turn(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const changes = () => document.getAnimations().filter((change) => change.playState === 'running' && ends(change));
    await frame();
    await frame();
    // An element begins to change when the one around it has changed.
    for (let going = changes(); going.length > 0; going = changes()) {
      await Promise.allSettled(going.map(({ finished }) => finished));
      await frame();
    }
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe that judge colours: dark changes nothing that the others look at. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page, one line for each element. `dark` asks about colours only, after `light`. */
export async function axe(page: Page, scheme: (typeof SCHEMES)[number] = 'light'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
        ),
      );
    },
    scheme === 'dark' ? COLOUR_RULES : null,
  );
}

/** The page fits into its window, and axe finds nothing, light and dark. `where` says what is looked at. */
export async function expectSound(page: Page, where = ''): Promise<void> {
  // A page that was wider a moment ago is laid out anew first.
  await expect.poll(() => overflow(page), { message: `${where} wider than the window` }).toEqual([]);
  for (const colorScheme of SCHEMES) {
    await turn(page, colorScheme);
    expect(await axe(page, colorScheme), `${where} ${colorScheme}`).toEqual([]);
  }
}

/** The same on a phone and on a desktop. */
export async function expectSoundEverywhere(page: Page, where = ''): Promise<void> {
  for (const [device, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `${where} ${device}`);
  }
}

/** The page fits a phone of somebody who has text set to twice its size. */
export async function expectFitWithLargeText(page: Page, where = ''): Promise<void> {
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size, { message: `${where} has large text` }).toBe('32px');
  await expect.poll(() => overflow(page), { message: `${where} wider than the window, with large text` }).toEqual([]);
  await session.detach();
}

/** How many pixels the page is wider than its window, and the elements that stick out. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    // What scrolls sideways on its own makes no page wide.
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent));
    };
    const sticking = [...document.querySelectorAll('body *')].filter(
      (e) => e.getBoundingClientRect().right > width + 1 && !scrolls(e),
    );
    return sticking.map((element) => `${element.tagName.toLowerCase()}.${element.className}`).slice(0, 10);
  });
}
