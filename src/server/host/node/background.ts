import { startNightlyBackups } from '../../backup/nightly.ts';
import { startMailWorker } from '../../mail/queue.ts';
import { startCountingVisits } from '../../site/visits.ts';
import { startReadingBounces } from '../bounces.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { startLetters } from '../letters.ts';
import { startMoving } from '../moving.ts';
import { startScheduling } from '../scheduling.ts';
import type { PageStore } from '../store/page-store.ts';
import type { AstroApp } from './astro-app.ts';

/** The work beside the requests of a host. */
export interface Beside {
  app: Pick<AstroApp, 'render'>;
  store: Pick<PageStore, 'makeAhead'>;
  /** That of `npm run backup`. */
  backupScript: string;
  /** The file that the thread for letters runs; `null` has them put together in this one. */
  lettersFile: string | null;
  /** The same for moving in. */
  movingFile: string | null;
}

/** Starts the work that no request waits for. Returns the way to stop it, which waits for what is under way. */
export function startBackground({ app, store, backupScript, lettersFile, movingFile }: Beside): () => Promise<void> {
  const stopMail = startMailWorker(() => startLetters(lettersFile));
  const stopHousekeeping = startHousekeeping();
  const stopReading = startReadingBounces();
  const stopBackups = startNightlyBackups(backupScript);
  const stopScheduling = startScheduling((key) =>
    store.makeAhead(key, () => app.render(key, 'schedule', { isAhead: true })),
  );
  const stopMoving = startMoving(movingFile);
  const stopVisits = startCountingVisits();
  return async () => {
    stopHousekeeping();
    stopReading();
    stopBackups();
    const mailStopped = stopMail();
    const movingStopped = stopMoving();
    // Before anything is waited for: visits not written down are lost, a mail stays in its queue.
    await stopVisits();
    await stopScheduling();
    await mailStopped;
    await movingStopped;
  };
}
