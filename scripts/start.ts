/**
 * Starts the site: builds it and prepares its data where that is needed, and serves until it is told to stop.
 * Usage: npm start
 */
import './meant-node.mjs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseWhatIsWrong } from './build/refuse-wrong.ts';
import { fail, loadSettings } from './build/settings.ts';
import { buildSite, DIST, hasPrepared, isBuilt, ROOT } from './build/site.ts';

enableCompileCache(join(ROOT, 'node_modules/.cache/plantry'));
loadSettings();
try {
  const { env } = await import('#src/server/base/env.ts');
  const { checkStart, holdDatabase } = await import('#src/server/base/start/start-checks.ts');
  const mustBuild = !isBuilt();
  // Before minutes of building.
  await refuseWhatIsWrong({ slowly: mustBuild });
  // Another start would work on the same data meanwhile.
  const letGo = holdDatabase();
  const { isPrepared } = await checkStart();
  if (!isPrepared || mustBuild || !hasPrepared()) await buildSite();
  letGo();
  await import(pathToFileURL(join(DIST, 'server/host.mjs')).href);
  console.log(`\n${env().SITE_NAME} is at ${env().SITE_URL}\n`);
} catch (error) {
  fail(error);
}
