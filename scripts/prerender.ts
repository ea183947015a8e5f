/**
 * Makes every public page that is not current in the page store, and the search index. Needs a finished build and a
 * prepared database. Usage: node scripts/prerender.ts
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './build/site.ts';
import { step } from './build/step.ts';

/** So many addresses are named in a warning. */
const FEW = 10;

process.env.LOG_LEVEL ??= 'warn';
const built = pathToFileURL(join(DIST, 'server/prerender.mjs')).href;
const { prerender } = (await import(built)) as typeof import('#src/server/host/entries/prerender.ts');
const { notStorable } = await step(
  'Pre-rendering',
  (note) => prerender(({ done, made, total }) => note(`${done} of ${total} pages, ${made} made`)),
  { done: ({ made, total }) => `${total} pages, ${made} made, ${total - made} kept` },
);
if (notStorable.length > 0) {
  const few = notStorable.slice(0, FEW).join(' ');
  console.warn(`! ${notStorable.length} addresses gave no page to keep: ${few}${notStorable.length > FEW ? ' …' : ''}`);
}
