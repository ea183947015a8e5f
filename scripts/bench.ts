/**
 * Measures the site against its bars and writes docs/benchmarks.md with the machine named. Speed is given as ratios
 * within one run where machines differ. Usage: npm run bench [-- --large]   `--large` adds 100,000 recipes, which takes
 * some minutes more. wrk and nginx are needed for the load; without them those rows say so. Lighthouse looks
 * at the pages in Chromium.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchAdminLists } from './bench/admin-lists.ts';
import { benchBackingUp } from './bench/backing-up.ts';
import { benchBrowser } from './bench/browser.ts';
import { benchBuilding, benchStart, timed } from './bench/building.ts';
import { benchCookNotes } from './bench/cook-notes.ts';
import type { Figure } from './bench/figure.ts';
import { benchFlooding } from './bench/flooding.ts';
import { fridgeFigures } from './bench/fridge.ts';
import { benchLetters } from './bench/letters.ts';
import { benchMerging } from './bench/merging.ts';
import { benchMisspelling } from './bench/misspelling.ts';
import { benchMemory, benchMisses } from './bench/pages.ts';
import { benchPasswords } from './bench/passwords.ts';
import { pdfFigures } from './bench/pdf.ts';
import { benchPdfBurst } from './bench/pdf-burst.ts';
import { benchPublishToPage } from './bench/publish-to-page.ts';
import { benchPublishing } from './bench/publishing.ts';
import { benchSearchPages } from './bench/search-pages.ts';
import { searchFigures } from './bench/searching.ts';
import { benchServing } from './bench/serving.ts';
import { benchHangingVendor } from './bench/vendor.ts';
import { benchWatching } from './bench/watching.ts';
import { benchWebhooks } from './bench/webhooks.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/bench');
const large = process.argv.includes('--large');

const figures: Figure[] = [];
function report(rows: Figure[]): void {
  figures.push(...rows);
  for (const { what, measured, bar, holds } of rows) {
    console.log(`${holds === null ? '?' : holds ? '✓' : '✗'} ${what}: ${measured} (${bar})`);
  }
}

async function filled(name: string, synthetic: number): Promise<string> {
  const folder = join(CACHE, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.log(`Filling a database with ${synthetic} recipes beyond the catalogue …`);
  await timed(folder, 'scripts/seed.ts', '--synthetic', String(synthetic));
  return folder;
}

const thousand = await filled('1k', 1000);
await benchBuilding(thousand, 1150);
report(await benchServing(thousand));
report(await benchSearchPages(thousand));
report(await benchFlooding(thousand));
report(await benchMisspelling(thousand));
report(await benchMisses(thousand));
report(await benchStart(thousand));
report(await benchPublishToPage(thousand));
report(await benchCookNotes(thousand));
report(await benchBrowser(thousand));
report(await benchPasswords());
report(await benchMerging());
report(pdfFigures(thousand));
report(await benchPdfBurst(thousand));
report(await benchHangingVendor(thousand));
report(await benchWebhooks(thousand));
report(await benchLetters(thousand));
report(await benchWatching(thousand));
const tenThousand = await filled('10k', 10_000);
report(await benchBuilding(tenThousand, 10_150));
report(await benchMemory(tenThousand));
report(searchFigures(tenThousand, 10_150, 15, 40));
report(fridgeFigures(tenThousand));
report(await benchAdminLists(tenThousand, 10_150));
report(await benchBackingUp(tenThousand, 10_150));
if (large) {
  const hundredThousand = await filled('100k', 100_000);
  report(searchFigures(hundredThousand, 100_150, 50, null));
  report(benchPublishing({ folder: thousand, recipes: 1150 }, { folder: hundredThousand, recipes: 100_150 }));
} else {
  report(benchPublishing({ folder: thousand, recipes: 1150 }, { folder: tenThousand, recipes: 10_150 }));
}

const cores = cpus();
const machine = `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}`;
const rows = figures.map(
  ({ what, measured, bar, holds }) =>
    `| ${what} | ${measured} | ${bar} | ${holds === null ? '–' : holds ? 'yes' : 'no'} |`,
);
await writeFile(
  join(ROOT, 'docs/benchmarks.md'),
  `# Benchmarks

Written by \`npm run bench\`${large ? ' with `--large`' : ''} on ${new Date().toISOString().slice(0, 10)}: ${machine}.

| what | measured | bar | holds |
|---|---|---|---|
${rows.join('\n')}
`,
);
await rm(CACHE, { recursive: true, force: true });
