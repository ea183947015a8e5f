/**
 * Makes the web sizes of every picture from its master, public/pictures/{name}.jpg (JPEG, 1200×900): AVIF at 400, 600,
 * 800 and 1200 px, WebP at 800. Only those that are missing or whose master changed: pictures/manifest.json says what they
 * were made of. One picture at a time, at low priority, about three seconds each; safe to stop and start again.
 * Usage: npm run pictures [-- --import FOLDER …] [-- --lay-out]   --import first takes over the finished pictures of the
 * folders. --lay-out first draws what each recipe of the catalogue needs, laid out, and what its pictureSteps add, where it is
 * missing and can be drawn true to life (public/pictures/{id}-step-{n}.jpg, n = 0 for all of it); look at every one.
 * Stops with an error at masters that are not 1200×900 JPEGs or the same twice; names recipes without a picture.
 */
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readCatalogue, readExclusive } from '#src/db/seed/catalogue.ts';
import { layOut } from './pictures/lay-out.ts';
import { readManifest, writeManifest } from './pictures/manifest.ts';
import { importMasters, readMasters } from './pictures/masters.ts';
import { hasSizes, makeSizes, sizeReport, sizesHash } from './pictures/sizes.ts';

const FOLDER = 'public/pictures';
const MANIFEST = join('pictures', 'manifest.json');

const { values, positionals } = parseArgs({
  options: { import: { type: 'boolean' }, 'lay-out': { type: 'boolean' } },
  allowPositionals: true,
});
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
await mkdir(FOLDER, { recursive: true });

const recipes = [...(await readCatalogue()).recipes, ...(await readExclusive()).recipes];
const manifest = await readManifest(MANIFEST);
if (values.import) {
  for (const line of await importMasters(positionals, FOLDER, manifest)) console.log(line);
  await writeManifest(MANIFEST, manifest);
}
if (values['lay-out']) for await (const name of layOut(recipes, FOLDER)) console.log(`drew ${name}`);

const masters = await readMasters(FOLDER);
const due = masters.filter(({ name, bytes }) => manifest[name]?.sizes !== sizesHash(bytes) || !hasSizes(FOLDER, name));
for (const [done, { name, bytes }] of due.entries()) {
  const started = performance.now();
  await makeSizes(FOLDER, name, bytes);
  manifest[name] = { ...manifest[name], sizes: sizesHash(bytes) };
  await writeManifest(MANIFEST, manifest);
  console.log(`${done + 1}/${due.length} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

for (const line of await sizeReport(FOLDER)) console.log(line);
const names = new Set(masters.map(({ name }) => name));
const without = recipes.filter(({ id }) => !names.has(id)).map(({ id }) => id);
if (without.length > 0) console.log(`${without.length} recipes have no picture yet: ${without.join(', ')}`);
