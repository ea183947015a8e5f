import { startHousekeeping } from '../housekeeping.ts';
import { startMailWorker } from '../mail.ts';
import { startCountingVisits } from '../visits.ts';

/** Starts the work that no request waits for. Returns the way to stop it, which waits for what is under way. */
export function startBackground(): () => Promise<void> {
  const stopMail = startMailWorker();
  const stopHousekeeping = startHousekeeping();
  const stopVisits = startCountingVisits();
  return async () => {
    stopHousekeeping();
    await stopMail();
    await stopVisits();
  };
}
