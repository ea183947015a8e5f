import type { APIContext } from 'astro';
import type { Contract } from '#src/contracts/contract.ts';
import { AppError } from '#src/domain/errors.ts';
import { may } from '#src/domain/members/permissions.ts';
import { type SignedIn, VISITOR } from '../base/viewer.ts';
import { readViewer } from './viewer.ts';

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
  if (contract.access === 'anyone' || may(viewer.role, contract.access)) return viewer;
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please sign in');
  throw new AppError('forbidden', contract.access === 'premium' ? 'Premium access required' : 'Admin access required');
}
