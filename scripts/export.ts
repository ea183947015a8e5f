/**
 * Writes all recipes, drafts among them, into an archive, while the site goes on running.
 * Usage: npm run export -- --to FILE [--format plantry|jsonld|cooklang|markdown|mealie|paprika]. The file must not be there yet.
 */
import './meant-node.mjs';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { counted } from '#src/domain/counted.ts';
import { ARCHIVE_FORMAT_NAMES, type ArchiveFormat } from '#src/domain/recipes/formats/formats.ts';
import { recipeAs, recipePlace } from '#src/layouts/recipe-formats.ts';
import { keepFilesPrivate } from '#src/server/base/data-dir.ts';
import { closeDatabase } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { checkStart } from '#src/server/base/start/start-checks.ts';
import { allRecipes } from '#src/server/moving/export.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';
import { fail, loadSettings } from './build/settings.ts';

const USAGE = `Usage: npm run export -- --to FILE [--format ${ARCHIVE_FORMAT_NAMES.join('|')}]`;

loadSettings();
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, format: { type: 'string', default: 'plantry' } } });
  const format = ARCHIVE_FORMAT_NAMES.find((name) => name === values.format);
  if (!values.to || !format) throw new Error(USAGE);
  await writeTo(resolve(values.to), format);
} catch (error) {
  fail(error);
} finally {
  closeDatabase();
}

/** It gets its name once it is whole. */
async function writeTo(file: string, format: ArchiveFormat): Promise<void> {
  if (await stat(file).catch(() => null)) throw new Error(`${file} is there already: name another file.`);
  keepFilesPrivate();
  const { isPrepared } = await checkStart();
  if (!isPrepared)
    throw new Error(`There are no recipes in ${env().DATA_DIR} yet. Is DATA_DIR the one the site starts with?`);
  const site = siteFacts();
  const { archive, count } = allRecipes(format, {
    write: (name, recipe) => recipeAs(name, recipe, site),
    place: ({ id }) => recipePlace(id, site),
  });
  const unfinished = `${file}.part`;
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  console.log(`✓ ${file}: ${counted(count(), 'recipe')}`);
}
