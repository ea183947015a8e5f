import { resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { assemble } from '../assemble.ts';
import { removeLeftovers } from '../store/leftovers.ts';
import { watchLoop } from '../watch/loop-watch.ts';
import { openFileServer } from './file-server.ts';
import { listen } from './listen.ts';
import { openSite, takeData } from './open-site.ts';

/** Milliseconds in which the process ends when requests under way have had their time. */
const GRACE = 1500;

/** Serves the build in `dist` until the process is told to stop. Throws when it cannot listen. */
export async function serve(dist: string): Promise<void> {
  const { HOST, PORT, SITE_URL, STOP_SECONDS, LOOP_STILL_SECONDS } = env();
  const patience = STOP_SECONDS * 1000;
  const letGo = await takeData();
  const { app, build, versions, disk, store, listings, searchOwner } = await assemble(dist);
  const watch = watchLoop(resolve(dist, 'server/loop-watch.mjs'), {
    stillSeconds: LOOP_STILL_SECONDS,
    stopSeconds: STOP_SECONDS,
  });
  const { host, settleIn, begin, quit, end } = await openSite({
    app,
    versions,
    store,
    listings,
    searchOwner,
    watch,
    files: openFileServer(resolve(dist, 'client'), build),
    backupScript: resolve(dist, '../scripts/backup.ts'),
    lettersFile: resolve(dist, 'server/letters.mjs'),
    movingFile: resolve(dist, 'server/moving.mjs'),
  });

  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody handled'));
  closeWithGrace({ delay: patience + GRACE, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping because of an error');
    else log.info({ signal }, 'stopping');
    quit();
    await host.drain(patience);
    await end();
    await watch.stop();
    letGo();
  });

  await settleIn();
  await listen(host.server, { host: HOST, port: PORT });
  begin({ warmsUp: true });
  void removeLeftovers(disk, searchOwner);
  log.info({ siteUrl: SITE_URL, host: HOST, port: PORT }, 'listening');
  process.send?.('listening');
}
