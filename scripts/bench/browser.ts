import { chromium, type Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { freePort } from '#tests/support/free-port.ts';
import { scriptBytes } from '#tests/support/script-bytes.ts';
import { startServer } from '#tests/support/server.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { importTool } from '../tools.ts';
import { atMost, type Figure, median } from './figure.ts';

const PAGES = {
  recipe: paths.recipe('palak-tofu'),
  listing: paths.recipes(),
  landing: paths.home,
  categories: paths.categories,
  trending: paths.trending,
  collections: paths.collections,
  collection: paths.collection('what-to-cook-in-november'),
  menu: paths.collection('vegan-christmas-dinner'),
  guides: paths.guides,
  guide: paths.guide('press-and-freeze-tofu'),
};
/** Pages that have a bar for their scripts. */
const READ = ['recipe', 'categories', 'trending', 'landing', 'collection', 'guide'] as const;
/** Whole words and beginnings, with and without a mistake in them; the last letter of each is timed. */
const TYPED = [
  'lentil',
  'tofu',
  'chikpea',
  'chocol',
  'mushroom',
  'bana',
  'zucini',
  'pasta',
  'breakf',
  'aubergine curry',
];
/** Lighthouse runs of each page; their median counts. */
const RUNS = 5;
const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0', file: 'core/index.js' };
/** What is used of it. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>;
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as for a phone, simulated, and the scripts an anonymous reader's browser loads before a touch. */
export async function benchBrowser(from: string): Promise<Figure[]> {
  const server = await startServer({ from });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const name of READ) {
      const page = await browser.newPage();
      const kilobytes = (await scriptBytes(page, server.url + PAGES[name])) / 1024;
      figures.push(atMost(`JavaScript before a touch, ${name}, compressed`, kilobytes, 'KB', 6));
      await page.close();
    }
    figures.push(await suggestionFigure(await browser.newPage(), server.url));
    for (const [name, path] of Object.entries(PAGES))
      figures.push(...(await lighthouseFigures(name, server.url + path, port)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** From a key to the suggestions that it brings, painted; the first word, for which all that is needed loads, does not count. */
async function suggestionFigure(page: Page, url: string): Promise<Figure> {
  await page.goto(url + PAGES.trending);
  await page.getByRole('button', { name: 'Search recipes' }).click();
  const field = page.getByRole('combobox', { name: 'Search recipes' });
  const list = page.getByRole('listbox', { name: 'Suggestions', includeHidden: true });
  const timed = await list.evaluateHandle(timedKeys);
  const times: number[] = [];
  for (const word of TYPED) {
    await field.fill(word.slice(0, -1));
    await list.getByRole('option').first().waitFor();
    await timed.evaluate((keys) => keys.splice(0));
    await page.keyboard.press(word.slice(-1));
    await page.waitForFunction((keys) => keys.length > 0, timed);
    if (word !== TYPED[0]) times.push(...(await timed.evaluate((keys) => keys)));
  }
  await page.close();
  const what = `suggestions, from a key to their being painted, slowest of ${times.length}`;
  return atMost(what, Math.max(...times), 'ms', 50);
}

/** Runs in the page: milliseconds from each key to the frame that shows what it changed in a list. */
function timedKeys(list: Element): number[] {
  const times: number[] = [];
  let pressedAt: number | null = null;
  addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
  new MutationObserver(() => {
    if (pressedAt === null) return;
    const from = pressedAt;
    pressedAt = null;
    requestAnimationFrame(() => times.push(performance.now() - from));
  }).observe(list, { childList: true });
  return times;
}

async function lighthouseFigures(name: string, url: string, port: number): Promise<Figure[]> {
  const { default: lighthouse } = await importTool<{ default: Lighthouse }>(LIGHTHOUSE);
  const runs: { lcp: number; performance: number; others: number[] }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance', ...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { categories, audits } = result.lhr;
    // What a run could not measure counts as the worst: among numbers to be sorted, NaN has no place of its own.
    const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const lcp = (audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY) / 1000;
    runs.push({ lcp, performance: points('performance'), others: CATEGORIES.map(points) });
  }
  const least = Math.min(...runs.flatMap(({ others }) => others));
  const performance = runs.map((run) => run.performance);
  return [
    atMost(
      `Lighthouse mobile, ${name}: LCP, simulated, median of ${RUNS}`,
      median(runs.map(({ lcp }) => lcp)),
      's',
      1.5,
    ),
    {
      what: `Lighthouse mobile, ${name}: performance, median of ${RUNS} (all)`,
      measured: `${median(performance)} (${performance.join(', ')})`,
      bar: '≥ 98',
      holds: median(performance) >= 98,
    },
    {
      what: `Lighthouse mobile, ${name}: accessibility, best practices and SEO, least`,
      measured: String(least),
      bar: '100',
      holds: least === 100,
    },
  ];
}
