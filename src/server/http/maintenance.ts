import { AppError } from '#src/domain/errors.ts';
import type { SignedIn, VISITOR } from '../base/viewer.ts';
import { getSettings } from '../site/settings.ts';

/** Seconds after which a client may ask again. */
export const MAINTENANCE_RETRY_AFTER = 600;

/** Content calls answer 503 to everyone but administrators while the site is under maintenance. */
export async function refuseDuringMaintenance(viewer: SignedIn | typeof VISITOR): Promise<void> {
  if (viewer.role === 'admin') return;
  // An administrator on the way to a second factor: else nobody could open the site again.
  if (viewer.role !== 'visitor' && viewer.session.needsSecondFactor) return;
  const settings = await getSettings('site');
  if (!settings.maintenanceMode) return;
  throw new AppError('maintenance', settings.maintenanceMessage, { retryAfter: MAINTENANCE_RETRY_AFTER });
}
