import { paths } from '#src/paths.ts';
import { log } from '../../base/log.ts';
import { newestRecipes } from '../../recipes/recipes.ts';
import type { AstroApp } from './astro-app.ts';

/** So many recipes: after these a page takes half the time of the first. */
const RECIPES = 8;
/** Milliseconds after the start, and between two pages: whoever asks for something real goes first. */
const PAUSE = 100;

/**
 * Renders a few pages soon after a start, so that their code is loaded and compiled before a reader waits for it: a
 * host whose pages are all stored has rendered none. Returns a function that stops it, which waits for the page under
 * way.
 */
export function startWarmUp(app: Pick<AstroApp, 'render'>, keys = newestPages): () => Promise<void> {
  const stopping = new AbortController();
  const work = warmUp(app, keys, stopping.signal).catch((error: unknown) => log.debug({ err: error }, 'warming up'));
  return () => {
    stopping.abort();
    return work;
  };
}

async function warmUp(app: Pick<AstroApp, 'render'>, keys: () => Promise<string[]>, stop: AbortSignal): Promise<void> {
  await pause();
  if (stop.aborted) return;
  for (const key of await keys()) {
    const page = await app.render(key, 'warming up');
    await page.arrayBuffer();
    await pause();
    if (stop.aborted) return;
  }
}

const newestPages = async (): Promise<string[]> => [
  ...(await newestRecipes(RECIPES)).map(({ id }) => paths.recipe(id)),
  paths.recipes(),
  paths.home,
];

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
