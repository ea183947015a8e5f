/**
 * Starts the site for whoever works on it: on its sources, which it follows, and on a database that it prepares and fills.
 * Usage: npm run dev
 */
import './meant-node.mjs';
import closeWithGrace from 'close-with-grace';
import { refuseWhatIsWrong } from './build/refuse-wrong.ts';
import { fail, loadSettings } from './build/settings.ts';
import { step } from './build/step.ts';

loadSettings();
process.env.NODE_ENV = 'development';
// Astro tells what is asked for.
process.env.LOG_LEVEL ??= 'warn';
try {
  await prepare();
  const { env } = await import('#src/server/base/env.ts');
  const { HOST: host, PORT: port, STOP_SECONDS } = env();
  const { dev } = await import('astro');
  const server = await dev({ server: { host, port }, vite: { server: { strictPort: true } } });
  closeWithGrace({ delay: STOP_SECONDS * 1000, skip: ['unhandledRejection'] }, async () => server.stop());
} catch (error) {
  fail(error);
}

/** Refuses what the site cannot run with, and brings its database up to date. */
async function prepare(): Promise<void> {
  const { keepFilesPrivate } = await import('#src/server/base/data-dir.ts');
  const { checkStart, holdDatabase } = await import('#src/server/base/start/start-checks.ts');
  const { preparedText, prepareDatabase } = await import('./build/prepare.ts');
  await refuseWhatIsWrong({ slowly: false });
  keepFilesPrivate();
  const letGo = holdDatabase();
  await checkStart();
  await step('Preparing the database', prepareDatabase, { done: preparedText });
  letGo();
}
