import type { CallAccess } from '#src/contracts/contract.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import type { SignedIn, VISITOR } from '../base/viewer.ts';
import { getSettings } from '../site/settings.ts';

/** Seconds after which a client may ask again. */
export const MAINTENANCE_RETRY_AFTER = 600;

/** Calls that go on for whoever may make them: what the site opens with again is prepared meanwhile. */
const AT_WORK: readonly CallAccess[] = ['write', 'edit', 'curate'];

/** Content calls answer 503 to everyone but administrators while the site is under maintenance. */
export async function refuseDuringMaintenance(viewer: SignedIn | typeof VISITOR, access: CallAccess): Promise<void> {
  if (may(viewer.role, 'admin') || AT_WORK.includes(access)) return;
  // An administrator on the way to a second factor: else nobody could open the site again.
  if (viewer.role !== 'visitor' && viewer.session.needsSecondFactor) return;
  const settings = await getSettings('site');
  if (!settings.maintenanceMode) return;
  throw new AppError('maintenance', settings.maintenanceMessage, { retryAfter: MAINTENANCE_RETRY_AFTER });
}
