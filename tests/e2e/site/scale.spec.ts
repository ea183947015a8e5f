import type { Page } from '@playwright/test';
import { signInAs } from '#tests/support/browser-members.ts';
import { expect, test } from '../fixtures.ts';
import { PUBLIC_PAGES } from '../pages.ts';

/** What the house has of everything: shared with `src/styles/tokens.css`, which says so in rem. */
const SIZES = ['13px', '15px', '17px', '20px', '24px', '30px', '40px', '56px', '76px'];
const WEIGHTS = ['400', '480', '600'];
const LINE_HEIGHTS = ['1.00', '1.10', '1.25', '1.40', '1.50', '1.60'];
const RADII = ['0px', '8px', '16px', '999px', '50%'];
const MOST_COLOURS = 20;

interface Seen {
  sizes: string[];
  weights: string[];
  lineHeights: string[];
  radii: string[];
  shadows: string[];
  colours: string[];
}

/** Every computed style of what one sees, once each, with what wears it. */
const stylesOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const seen = {
      sizes: new Set<string>(),
      weights: new Set<string>(),
      lineHeights: new Set<string>(),
      radii: new Set<string>(),
      shadows: new Set<string>(),
      colours: new Set<string>(),
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg')) continue;
      const style = getComputedStyle(element);
      const isRead = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      if (isRead) {
        seen.sizes.add(style.fontSize);
        seen.weights.add(style.fontWeight);
        seen.lineHeights.add((Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)).toFixed(2));
        seen.colours.add(`text ${style.color}`);
      }
      if (!/, 0\)$|\/ 0\)$/.test(style.backgroundColor)) seen.colours.add(`ground ${style.backgroundColor}`);
      for (const corner of style.borderRadius.split(/[ /]+/))
        seen.radii.add(Number.parseFloat(corner) > 900 ? '999px' : corner);
      if (style.boxShadow !== 'none') seen.shadows.add(style.boxShadow);
    }
    return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, [...values]])) as unknown as Seen;
  });

test('all public screens together have one scale: nine sizes, three weights, three radii, one shadow, few colours', async ({
  page,
}) => {
  const colours = new Set<string>();
  const shadows = new Set<string>();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, path } of PUBLIC_PAGES) {
      await page.goto(path);
      const seen = await stylesOf(page);
      const where = `${name} at ${width} px`;
      expect(
        seen.sizes.filter((size) => !SIZES.includes(size)),
        `sizes of ${where}`,
      ).toEqual([]);
      expect(
        seen.weights.filter((weight) => !WEIGHTS.includes(weight)),
        `weights of ${where}`,
      ).toEqual([]);
      expect(
        seen.lineHeights.filter((height) => !LINE_HEIGHTS.includes(height)),
        `lines of ${where}`,
      ).toEqual([]);
      expect(
        seen.radii.filter((radius) => !RADII.includes(radius)),
        `radii of ${where}`,
      ).toEqual([]);
      for (const colour of seen.colours) colours.add(colour);
      for (const shadow of seen.shadows) shadows.add(shadow);
    }
  }
  expect([...colours].length, [...colours].join('\n')).toBeLessThanOrEqual(MOST_COLOURS);
  expect([...shadows].length).toBeLessThanOrEqual(1);
});

test('nothing in the header wraps, for whoever looks, from the narrowest phone to the widest desk', async ({
  page,
  context,
}) => {
  const heights = async (who: string) => {
    for (const width of [320, 360, 480, 768, 1023, 1024, 1152, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height, `${who} at ${width} px`).toBe(73);
      const outside = () =>
        header.evaluate((element) =>
          [...element.querySelectorAll('a, button, input')]
            .filter((item) => item.checkVisibility({ opacityProperty: true }) && !item.closest('.site-nav'))
            .filter((item) => {
              const { left, right, top, bottom } = item.getBoundingClientRect();
              return left < 0 || right > innerWidth || top < 0 || bottom > 73;
            })
            .map((item) => item.textContent || item.id),
        );
      await expect.poll(outside, { message: `${who} at ${width} px` }).toEqual([]);
    }
  };
  await page.goto('/trending');
  await heights('a visitor');
  for (const role of ['user', 'premium', 'admin'] as const) {
    await signInAs(context, role);
    await page.goto('/trending');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
    await heights(role);
  }
});

test('lines are 60 to 75 letters where one reads on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, selector] of [
    ['/help', '.prose p'],
    ['/guides/press-and-freeze-tofu', 'main p'],
    ['/recipes/palak-tofu', '.tip'],
  ] as const) {
    await page.goto(path);
    const longest = await page.locator(selector).evaluateAll((paragraphs) =>
      Math.max(
        ...paragraphs.map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 12))).size;
          return lines > 2 ? (paragraph.textContent ?? '').length / lines : 0;
        }),
      ),
    );
    expect(longest, path).toBeLessThanOrEqual(75);
  }
});

test('the letters of a step stand on no ground of their own', async ({ page }) => {
  await page.goto('/recipes/palak-tofu');
  const grounds = await page
    .locator('.step-text, .step-text *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(grounds.length).toBeGreaterThan(10);
  expect(grounds.filter((ground) => !/, 0\)$|\/ 0\)$/.test(ground))).toEqual([]);
});
