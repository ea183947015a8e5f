/**
 * Starts the site: builds it when that is needed, brings the database up to date, and serves until it is told to stop.
 * Usage: npm start
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, loadSettings } from './build/settings.ts';
import { buildSite, DIST, isBuilt, ROOT } from './build/site.ts';

enableCompileCache(join(ROOT, 'node_modules/.cache/plantry'));
loadSettings();
try {
  const { env } = await import('#src/server/env.ts');
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, SITE_NAME, SITE_URL } = env();
  if (isBuilt()) {
    const { isPrepared } = await import('#src/db/prepared.ts');
    if (!(await isPrepared({ url, authToken }))) await prepare();
  } else await buildSite();
  await import(pathToFileURL(join(DIST, 'server/host.mjs')).href);
  console.log(`\n${SITE_NAME} is at ${SITE_URL}\n`);
} catch (error) {
  fail(error);
}

async function prepare(): Promise<void> {
  const { prepareDatabase } = await import('./build/prepare.ts');
  const { seeded } = await prepareDatabase();
  console.log(seeded > 0 ? `✓ ${seeded} recipes put into the database` : '✓ The database was brought up to date');
}
