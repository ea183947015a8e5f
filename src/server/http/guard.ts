import type { APIContext } from 'astro';
import type { CallAccess, Contract } from '#src/contracts/contract.ts';
import { AppError } from '#src/domain/errors.ts';
import { isPremium, type SignedIn, VISITOR, type Viewer } from '../base/viewer.ts';
import { readViewer } from './viewer.ts';

const MAY: Record<CallAccess, (viewer: Viewer) => boolean> = {
  anyone: () => true,
  member: (viewer) => viewer.role !== 'visitor',
  premium: isPremium,
  admin: (viewer) => viewer.role === 'admin',
};

/** Who asks, if they may; throws `unauthenticated`, `forbidden` or `password_change_required`. */
export async function guard(
  contract: Contract,
  context: Pick<APIContext, 'cookies'>,
): Promise<SignedIn | typeof VISITOR> {
  const viewer = await readViewer(context);
  if (viewer.role !== 'visitor' && viewer.session.requiresPasswordChange && !contract.duringPasswordChange) {
    if (contract.access === 'anyone') return VISITOR;
    throw new AppError('password_change_required', 'Please change your password to complete login');
  }
  if (MAY[contract.access](viewer)) return viewer;
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please sign in');
  throw new AppError('forbidden', contract.access === 'admin' ? 'Admin access required' : 'Premium access required');
}
