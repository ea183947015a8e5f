import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { keepFilesPrivate } from '../../base/data-dir.ts';
import { settleDatabase } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { checkStart, holdDatabase } from '../../base/start/start-checks.ts';
import { recallStops } from '../../newsletter/after-restore.ts';
import { endWorkers } from '../../workers/workers.ts';
import { hostCheck } from '../allowed-hosts.ts';
import { assemble } from '../assemble.ts';
import { followMaintenance } from '../maintenance.ts';
import { followRedirects } from '../redirects.ts';
import { openSearchFiles } from '../search/search-files.ts';
import { followSearchIndex } from '../search/search-indexing.ts';
import { removeLeftovers } from '../store/leftovers.ts';
import { watchLoop } from '../watch/loop-watch.ts';
import { startBackground } from './background.ts';
import { openFileServer } from './file-server.ts';
import { welcomeFirstAdministrator } from './first-administrator.ts';
import { createHost } from './host.ts';
import { listen } from './listen.ts';

/** Milliseconds in which the process ends when requests under way have had their time. */
const GRACE = 1500;

/** Serves the build in `dist` until the process is told to stop. Throws when it cannot listen. */
export async function serve(dist: string): Promise<void> {
  const { HOST, PORT, SITE_URL, ALLOWED_HOSTS, DATA_DIR, STOP_SECONDS, LOOP_STILL_SECONDS } = env();
  const patience = STOP_SECONDS * 1000;
  keepFilesPrivate();
  const letGo = holdDatabase();
  const { isPrepared } = await checkStart();
  if (!isPrepared) throw new Error('The database is not prepared. Start with npm start, which does that.');
  const { app, build, versions, disk, store, listings, searchOwner } = await assemble(dist);
  const indexing = await followSearchIndex(DATA_DIR, versions, searchOwner);
  const maintenance = followMaintenance(versions);
  await maintenance.isClosed();
  const watch = watchLoop(resolve(dist, 'server/loop-watch.mjs'), {
    stillSeconds: LOOP_STILL_SECONDS,
    stopSeconds: STOP_SECONDS,
  });
  const host = createHost({
    watch,
    app,
    files: openFileServer(resolve(dist, 'client'), build),
    search: openSearchFiles(indexing),
    store,
    listings,
    maintenance,
    redirectOf: followRedirects(versions),
    knowsHost: hostCheck({ siteUrl: SITE_URL, port: PORT, allowed: ALLOWED_HOSTS }),
  });

  let stopBackground: (() => Promise<void>) | undefined;
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody handled'));
  closeWithGrace({ delay: patience + GRACE, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping because of an error');
    else log.info({ signal }, 'stopping');
    await host.drain(patience);
    await stopBackground?.();
    await endWorkers();
    await watch.stop();
    indexing.stop();
    versions.stop();
    await settleDatabase().catch((err: unknown) =>
      log.warn({ err }, 'the database could not be brought into one file'),
    );
    letGo();
  });

  // Before any mail goes out.
  await recallStops();
  await welcomeFirstAdministrator();
  await listen(host.server, { host: HOST, port: PORT });
  stopBackground = startBackground({
    app,
    store,
    backupScript: resolve(dist, '../scripts/backup.ts'),
    lettersFile: resolve(dist, 'server/letters.mjs'),
  });
  void removeLeftovers(disk, searchOwner);
  log.info({ siteUrl: SITE_URL, host: HOST, port: PORT }, 'listening');
  process.send?.('listening');
}
