/**
 * Takes pictures of the built site, of every state in looks/states.ts on a phone and on a desktop, light and dark, and on
 * the desktop once more with every element touched; and compares two sets of them by pixels, to see that a change of the
 * styles changes nothing. Both sets show the same data, made the first time in DATA and copied for each run. The build is
 * that of the working directory.
 * Usage: npm run script -- scripts/looks.ts take DATA FOLDER [PATTERN]   pictures of the states whose name matches
 *        npm run script -- scripts/looks.ts compare BEFORE AFTER         ends with 1 when any differ; their differences go to AFTER-differs/
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { HINT_COOKIE } from '#src/server/http/cookies.ts';
import { startServer } from '#tests/support/server.ts';
import { launchOptions } from './chromium.ts';
import type { Data } from './looks/data.ts';
import type { State } from './looks/states.ts';

const WIDTHS = [360, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Pages that are open at once. */
const AT_ONCE = 2;
/** How much a channel may differ, of 255, before a pixel counts as another. */
const ALIKE = 2;

const [verb, ...places] = process.argv.slice(2);
const [first = '', second = '', pattern = ''] = places;
if (verb === 'take' && second) await take(resolve(first), resolve(second), new RegExp(pattern));
else if (verb === 'compare' && second) process.exitCode = (await compare(resolve(first), resolve(second))) > 0 ? 1 : 0;
else throw new Error('npm run script -- scripts/looks.ts take DATA FOLDER [PATTERN] | compare BEFORE AFTER');

async function take(from: string, to: string, only: RegExp): Promise<void> {
  mkdirSync(from, { recursive: true });
  mkdirSync(to, { recursive: true });
  process.env.DATA_DIR = from;
  const { prepareData } = await import('./looks/data.ts');
  const { STATES } = await import('./looks/states.ts');
  const data = await prepareData(from);
  // A QR code on paper says where the site is.
  // One a minute: a letter that is being sent still is when it is looked at.
  const server = await startServer({ from, SITE_URL: 'http://localhost:4321', LETTERS_PER_MINUTE: '1' });
  const browser = await chromium.launch(launchOptions());
  const left = STATES.filter(({ name }) => only.test(name)).flatMap((state) =>
    WIDTHS.map((width) => ({ state, width })),
  );
  const failures: string[] = [];
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const { state, width } = next;
      try {
        await look(browser, server.url, data, state, width, to);
      } catch (error) {
        failures.push(`${state.name} ${width}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  await server.stop();
  for (const failure of failures) console.error(failure);
  process.exit(failures.length > 0 ? 1 : 0);
}

async function look(
  browser: Browser,
  url: string,
  { now, sessions }: Data,
  { name, path, role, act, print }: State,
  width: (typeof WIDTHS)[number],
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  try {
    if (role) {
      const cookie = { url, sameSite: 'Lax' } as const;
      await context.addCookies([
        { ...cookie, name: 'session', value: sessions[role], httpOnly: true },
        { ...cookie, name: HINT_COOKIE, value: '1' },
      ]);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.clock.setFixedTime(now);
    await page.goto(path, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.mouse.move(0, 0);
    const keep = async (how: string): Promise<void> => {
      await waitUntilStill(page);
      // Behind a dialog the rest of a page is out of reach.
      const fullPage = (await page.locator('dialog:modal').count()) === 0;
      const file = `${name} ${width} ${how}.png`.replaceAll(/[^\w.]+/g, '-');
      writeFileSync(join(folder, file), await stillPicture(page, fullPage));
    };
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, ...(print && { media: 'print' }) });
      await keep(colorScheme);
    }
    if (print || width !== WIDTHS[1]) return;
    await touchEverything(page);
    await keep('touched');
  } finally {
    await context.close();
  }
}

/** From now on every element looks as if the mouse were on it and pressed, and as if the keyboard had led there. */
async function touchEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const forcedPseudoClasses = ['hover', 'active', 'focus', 'focus-visible'];
  const elements = nodes.filter(({ nodeType }) => nodeType === 1);
  // What went meanwhile cannot be touched.
  await Promise.allSettled(
    elements.map(({ nodeId }) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** A picture that is the same twice in a row, so that nothing was under way; after a few tries, the last one. */
async function stillPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const shoot = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let tries = 0; tries < 5; tries++) {
    const next = await shoot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Waits for fonts, pictures, calls and colours that are on their way. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, 15_000));
    const arrive = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([arrive, late]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), late]);
  });
  await page.waitForLoadState('networkidle');
}

/** Prints what differs, and returns how many pictures do. */
async function compare(before: string, after: string): Promise<number> {
  const differs = `${after}-differs`;
  rmSync(differs, { recursive: true, force: true });
  mkdirSync(differs, { recursive: true });
  const known = new Set(readdirSync(before));
  const names = readdirSync(after).filter((name) => known.has(name));
  let count = 0;
  for (const name of names) {
    const said = await difference(join(before, name), join(after, name), join(differs, name));
    if (said) console.log(`${name}: ${said}`);
    if (said) count += 1;
  }
  console.log(`${names.length} compared, ${count} differ`);
  return count;
}

/** What differs between two pictures, in words, or `null`; draws both beside each other, with the pixels in red. */
async function difference(before: string, after: string, drawing: string): Promise<string | null> {
  const [a, b] = await Promise.all([pixels(before), pixels(after)]);
  if (a.width !== b.width || a.height !== b.height) {
    await besides(before, after, drawing, a.width);
    return `${a.width}×${a.height} became ${b.width}×${b.height}`;
  }
  if (a.data.equals(b.data)) return null;
  let count = 0;
  let top = a.height;
  let bottom = 0;
  let [left, right] = [a.width, 0];
  for (let at = 0; at < a.data.length; at += 3) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > ALIKE,
    );
    if (!apart) continue;
    const pixel = at / 3;
    const [x, y] = [pixel % a.width, Math.floor(pixel / a.width)];
    count += 1;
    [top, bottom, left, right] = [Math.min(top, y), Math.max(bottom, y), Math.min(left, x), Math.max(right, x)];
  }
  if (count === 0) return null;
  await besides(before, after, drawing, a.width);
  return `${count} pixels in ${left},${top} to ${right},${bottom}`;
}

async function pixels(file: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function besides(before: string, after: string, file: string, left: number): Promise<void> {
  const heights = await Promise.all([before, after].map(async (name) => (await sharp(name).metadata()).height));
  const size = { width: 2 * left, height: Math.max(...heights), channels: 3 as const, background: '#f0f' };
  await sharp({ create: size })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left, top: 0 },
    ])
    .png()
    .toFile(file);
}
