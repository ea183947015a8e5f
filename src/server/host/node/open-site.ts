import { keepFilesPrivate } from '../../base/data-dir.ts';
import { settleDatabase } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { checkStart, holdDatabase } from '../../base/start/start-checks.ts';
import { recallStops } from '../../newsletter/after-restore.ts';
import { endKitchenEvents, holdKitchenEvents } from '../../premium/events/kitchen-events.ts';
import type { SearchIndexOwner } from '../../search/search-index.ts';
import { endWorkers } from '../../workers/workers.ts';
import { hostCheck } from '../allowed-hosts.ts';
import { followMaintenance } from '../maintenance.ts';
import { followRedirects } from '../redirects.ts';
import { openSearchFiles } from '../search/search-files.ts';
import { followSearchIndex } from '../search/search-indexing.ts';
import type { Versions } from '../store/versions.ts';
import { type Beside, startBackground } from './background.ts';
import { welcomeFirstAdministrator } from './first-administrator.ts';
import { createHost, type Host, type HostParts } from './host.ts';
import { startWarmUp } from './warm-up.ts';

/** The parts that differ between a built site and one in development. */
export interface SiteParts
  extends Pick<HostParts, 'app' | 'files' | 'store' | 'listings' | 'watch'>,
    Pick<Beside, 'backupScript' | 'lettersFile' | 'movingFile'> {
  versions: Versions;
  searchOwner: SearchIndexOwner;
}

export interface OpenSite {
  host: Host;
  /** The work to be done before anything is answered, and before any mail goes out. */
  settleIn(): Promise<void>;
  /** Starts the work that no request waits for; with `warmsUp` it has a few pages rendered. */
  begin(how?: { warmsUp?: boolean }): void;
  /** Ends the answers that would go on for ever, so that those under way can be waited for. */
  quit(): void;
  /** Ends that work and closes the database. */
  end(): Promise<void>;
}

/** Takes the data for this process alone, until the function it returns is called. Throws where they are not ready for it. */
export async function takeData(): Promise<() => void> {
  keepFilesPrivate();
  const letGo = holdDatabase();
  const { isPrepared } = await checkStart();
  if (!isPrepared) throw new Error('The database is not prepared. Start with npm start or npm run dev, which do that.');
  return letGo;
}

/** The site on its data: what answers its requests, and what works beside them. */
export async function openSite({ versions, searchOwner, ...parts }: SiteParts): Promise<OpenSite> {
  const { SITE_URL, PORT, ALLOWED_HOSTS, DATA_DIR } = env();
  const indexing = await followSearchIndex(DATA_DIR, versions, searchOwner);
  const maintenance = followMaintenance(versions);
  await maintenance.isClosed();
  const host = createHost({
    ...parts,
    search: openSearchFiles(indexing),
    maintenance,
    redirectOf: followRedirects(versions),
    knowsHost: hostCheck({ siteUrl: SITE_URL, port: PORT, allowed: ALLOWED_HOSTS }),
  });
  let stopBackground: (() => Promise<void>) | undefined;
  let stopWarmUp: (() => Promise<void>) | undefined;
  return {
    host,
    async settleIn() {
      await recallStops();
      await welcomeFirstAdministrator();
    },
    begin({ warmsUp = false } = {}) {
      stopBackground = startBackground(parts);
      holdKitchenEvents();
      if (warmsUp) stopWarmUp = startWarmUp(parts.app);
    },
    quit: endKitchenEvents,
    async end() {
      await Promise.all([stopBackground?.(), stopWarmUp?.()]);
      await endWorkers();
      await indexing.stop();
      versions.stop();
      await settleDatabase().catch((err: unknown) =>
        log.warn({ err }, 'the database could not be brought into one file'),
      );
    },
  };
}
