import { startNightlyBackups } from '../../backup/nightly.ts';
import { startMailWorker } from '../../mail/queue.ts';
import { startCountingVisits } from '../../site/visits.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { startScheduling } from '../scheduling.ts';
import type { PageStore } from '../store/page-store.ts';
import { startWarmUp } from '../store/warm-up.ts';
import type { AstroApp } from './astro-app.ts';

<<<<<<< HEAD
/**
 * Starts the work that no request waits for; `backupScript` is that of `npm run backup`. Returns the way to stop it, which
 * waits for what is under way.
 */
export function startBackground(app: Pick<AstroApp, 'render'>, backupScript: string): () => Promise<void> {
  const stopMail = startMailWorker();
  const stopHousekeeping = startHousekeeping();
  const stopScheduling = startScheduling();
  const stopBackups = startNightlyBackups(backupScript);
=======
/** Starts the work that no request waits for. Returns the way to stop it, which waits for what is under way. */
export function startBackground(
  app: Pick<AstroApp, 'render'>,
  store: Pick<PageStore, 'makeAhead'>,
): () => Promise<void> {
  const stopMail = startMailWorker();
  const stopHousekeeping = startHousekeeping();
  const stopScheduling = startScheduling((key) =>
    store.makeAhead(key, () => app.render(key, 'schedule', { isAhead: true })),
  );
>>>>>>> editor
  const stopVisits = startCountingVisits();
  const stopWarmUp = startWarmUp(app);
  return async () => {
    stopHousekeeping();
    stopBackups();
    const mailStopped = stopMail();
    // Before anything is waited for: visits not written down are lost, a mail stays in its queue.
    await stopVisits();
    await stopScheduling();
    await stopWarmUp();
    await mailStopped;
  };
}
