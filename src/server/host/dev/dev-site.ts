/**
 * The site in development, as Vite loads it: the host's own decisions and the same work beside them, on the sources. What is
 * not as in a built site, and why:
 * - no page is kept: it follows the sources, of which no number in `content_versions` tells;
 * - files come from Vite as they are, and a page's policy lets in what Vite writes into it;
 * - nobody watches the loop, which stands still while Vite reads some hundred files;
 * - letters are put together in this thread, because one that reads sources by itself knows no .tsx;
 * - the shopping list needs the server: its service worker keeps files by names that Vite does not give.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { database } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { endWorkers } from '../../workers/workers.ts';
import type { AstroApp } from '../node/astro-app.ts';
import type { FileServer } from '../node/file-server.ts';
import { openSite, takeData } from '../node/open-site.ts';
import { databaseMark } from '../store/edition.ts';
import { openPageStore } from '../store/page-store.ts';
import { followVersions } from '../store/versions.ts';
import { watchLoop } from '../watch/loop-watch.ts';
import { openDevApp } from './dev-app.ts';

/** Bytes for pages in memory: none is as small. */
const NO_MEMORY = 1;

export interface DevParts {
  newestApp: () => Promise<AstroApp>;
  files: FileServer;
  /** The project's folder. */
  root: string;
}

export interface DevSite {
  answer(req: IncomingMessage, res: ServerResponse): void;
  /** Has what runs beside this thread read its sources again. */
  renew(): Promise<void>;
  /** Ends it once what is under way is answered. */
  end(): Promise<void>;
}

export async function openDevSite({ newestApp, files, root }: DevParts): Promise<DevSite> {
  const { STOP_SECONDS: stopSeconds } = env();
  const letGo = await takeData();
  const versions = followVersions(database());
  await versions.refresh();
  const app = openDevApp(newestApp);
  const openStore = () => openPageStore({ versions, disk: null, render: app.render, memoryLimit: NO_MEMORY });
  const { host, settleIn, begin, quit, end } = await openSite({
    app,
    files,
    versions,
    store: openStore(),
    listings: openStore(),
    searchOwner: { database: await databaseMark(), build: 'development' },
    watch: watchLoop('', { stillSeconds: null, stopSeconds }),
    backupScript: join(root, 'scripts/backup.ts'),
    lettersFile: null,
    movingFile: null,
  });
  await settleIn();
  begin();
  const underWay = new Set<Promise<void>>();
  return {
    answer(req, res) {
      const over = new Promise<void>((resolve) => res.once('close', resolve));
      underWay.add(over);
      void over.then(() => underWay.delete(over));
      host.answer(req, res);
    },
    renew: endWorkers,
    async end() {
      quit();
      const patience = new Promise((resolve) => setTimeout(resolve, stopSeconds * 1000).unref());
      await Promise.race([Promise.all(underWay), patience]);
      await end();
      letGo();
    },
  };
}
