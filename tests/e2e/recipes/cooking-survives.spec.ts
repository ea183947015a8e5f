import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const RECIPE = '/recipes/red-lentil-dal';

/** Counts the notes that begin, over all pages of a tab's life. */
const countNotes = () => {
  Object.assign(globalThis, { notes: 0 });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    Object.assign(globalThis, { notes: Number(Reflect.get(globalThis, 'notes')) + 1 });
    return start.apply(this, when);
  };
};
const notes = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'notes')));

/** The last of its kind: what lies on top comes after what is below. */
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).last();
const cook = (page: Page) => page.getByRole('dialog', { name: 'Cook Red Lentil Dal' });
const startCooking = (page: Page) => page.getByRole('link', { name: 'Start cooking' }).click();
async function toStep(page: Page, step: number) {
  await startCooking(page);
  for (let at = 1; at < step; at++) {
    await expect(cook(page)).toContainText(`Step ${at} of 6`);
    await cook(page)
      .getByRole('button', { name: at < 6 ? 'Next' : 'Finish' })
      .click();
  }
}
const isAtStep = (page: Page, step: number) =>
  expect(cook(page)).toContainText(step > 6 ? 'How was it?' : `Step ${step} of 6`);
const more = (page: Page) => page.getByRole('button', { name: 'One serving more' }).click();
const servings = (page: Page, count: number) => expect(page.locator('#servings-fact')).toContainText(String(count));
const water = (page: Page) => page.getByRole('checkbox', { name: /water/ }).last();
const timer = (page: Page, text: RegExp) => expect(page.getByRole('timer')).toHaveText(text);
const press = (page: Page, name: RegExp) => button(page, name).click();
async function tick(box: Locator) {
  await box.click();
  await expect(box).toBeChecked();
}
async function startTimer(page: Page) {
  await press(page, /Start a timer: 15 minutes/);
  await timer(page, /^1[45]:\d\d$/);
}

async function rings(page: Page) {
  // The first touch after loading; a key does as well, and presses nothing.
  await page.keyboard.press('Shift');
  await expect.poll(() => notes(page)).toBeGreaterThan(0);
  await expect(page.getByText('Touch the screen once')).toBeHidden();
  const before = await notes(page);
  await page.clock.fastForward('00:06');
  await expect.poll(() => notes(page)).toBeGreaterThan(before);
}

type Place = readonly [what: string, before: (page: Page) => Promise<void>, after: (page: Page) => Promise<void>];

const PLACES: readonly Place[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (step): Place => [
      step > 6 ? 'the end' : `step ${step}`,
      async (page) => {
        await toStep(page, step);
        await isAtStep(page, step);
      },
      (page) => isAtStep(page, step),
    ],
  ),
  [
    'other servings',
    async (page) => {
      await more(page);
      await servings(page, 5);
    },
    (page) => servings(page, 5),
  ],
  [
    'servings of a link, in cook mode',
    async (page) => {
      await page.goto('/about');
      await page.goto(`${RECIPE}#servings=7`);
      await servings(page, 7);
      await toStep(page, 2);
      await isAtStep(page, 2);
    },
    async (page) => {
      await servings(page, 7);
      await isAtStep(page, 2);
    },
  ],
  [
    'servings of a link, changed',
    async (page) => {
      await page.goto('/about');
      await page.goto(`${RECIPE}#servings=7`);
      await servings(page, 7);
      await more(page);
      await servings(page, 8);
    },
    (page) => servings(page, 8),
  ],
  ['a ticked ingredient', (page) => tick(water(page)), (page) => expect(water(page)).toBeChecked()],
  [
    'an ingredient ticked in cook mode',
    async (page) => {
      await toStep(page, 3);
      await press(page, /^Ingredients$/);
      await tick(water(page));
    },
    async (page) => {
      await isAtStep(page, 3);
      await press(page, /^Ingredients$/);
      await expect(water(page)).toBeChecked();
    },
  ],
  [
    'a step that is done',
    (page) => tick(page.getByRole('checkbox', { name: 'Step 1 done' })),
    (page) => expect(page.getByRole('checkbox', { name: 'Step 1 done' })).toBeChecked(),
  ],
  ['a running timer', startTimer, (page) => timer(page, /^14:[345]\d$|^15:00$/)],
  [
    'a running timer in cook mode',
    async (page) => {
      await toStep(page, 2);
      await startTimer(page);
    },
    async (page) => {
      await isAtStep(page, 2);
      await timer(page, /^1[45]:\d\d$/);
    },
  ],
  [
    'a paused timer',
    async (page) => {
      await startTimer(page);
      await press(page, /^Pause/);
      await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
      await page.clock.fastForward('05:00');
    },
    async (page) => {
      await timer(page, /^1[45]:\d\d$/);
      await expect(button(page, /^Resume/)).toBeVisible();
    },
  ],
  [
    'a timer with a minute more',
    async (page) => {
      await startTimer(page);
      await press(page, /^\+1 min/);
      await timer(page, /^1[56]:\d\d$/);
    },
    (page) => timer(page, /^1[56]:\d\d$/),
  ],
  [
    'a timer that rings',
    async (page) => {
      await startTimer(page);
      await page.clock.fastForward('15:01');
      await timer(page, /^Done$/);
    },
    async (page) => {
      await timer(page, /^Done$/);
      await rings(page);
    },
  ],
  [
    'a timer that ends after the reload, in cook mode',
    async (page) => {
      await toStep(page, 2);
      await startTimer(page);
    },
    async (page) => {
      await isAtStep(page, 2);
      await page.clock.fastForward('15:01');
      await timer(page, /^Done$/);
      await rings(page);
    },
  ],
  [
    'two timers',
    async (page) => {
      await startTimer(page);
      await press(page, /Start a timer: 10 minutes/);
      await expect(page.getByRole('timer')).toHaveCount(2);
    },
    (page) => expect(page.getByRole('timer')).toHaveCount(2),
  ],
];

test('there are twenty places', () => expect(PLACES).toHaveLength(20));

test.describe('a reload in the middle of cooking', () => {
  for (const [what, before, after] of PLACES) {
    test(`brings back ${what}`, async ({ page }) => {
      await page.addInitScript(countNotes);
      await page.clock.install();
      await page.goto(RECIPE);
      await before(page);
      await page.reload();
      await after(page);
    });
  }
});

test('a tab that was closed opens hours later where it was, and a day later at the first step', async ({ context }) => {
  const first = await context.newPage();
  await first.goto(RECIPE);
  await tick(water(first));
  await toStep(first, 4);
  await isAtStep(first, 4);
  await first.close();
  for (const [hours, step] of [
    [5, 4],
    [30, 1],
  ] as const) {
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto(RECIPE);
    await expect(water(page)).toBeChecked();
    await startCooking(page);
    await isAtStep(page, step);
    await page.close();
  }
});

test('of two tabs with one recipe one rings, and both are dismissed at once', async ({ context }) => {
  await context.addInitScript(countNotes);
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await context.clock.install();
  for (const tab of tabs) await tab.goto(RECIPE);
  const [one, other] = tabs;
  await startTimer(one);
  await more(other);
  await timer(other, /^1[45]:\d\d$/);
  await other.keyboard.press('Shift');
  await context.clock.fastForward('15:01');
  for (const tab of tabs) await timer(tab, /^Done$/);
  await expect.poll(async () => (await notes(one)) + (await notes(other))).toBe(6);
  await press(other, /^Dismiss/);
  for (const tab of tabs) await expect(tab.getByRole('timer')).toHaveCount(0);
});

test('where nothing can be kept, cooking goes on as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto(RECIPE);
  await startTimer(page);
  await press(page, /Start a timer: 10 minutes/);
  await expect(page.getByRole('timer')).toHaveCount(2);
  await toStep(page, 3);
  await isAtStep(page, 3);
});
