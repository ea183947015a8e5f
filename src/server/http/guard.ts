import type { APIContext } from 'astro';
import type { Access, Contract } from '#src/contracts/contract.ts';
import { AppError } from '#src/domain/errors.ts';
import { isPremium, VISITOR, type Viewer } from '../viewer.ts';

const MAY: Record<Access, (viewer: Viewer) => boolean> = {
  anyone: () => true,
  member: (viewer) => viewer.role !== 'visitor',
  premium: isPremium,
  admin: (viewer) => viewer.role === 'admin',
};

/** Who asks, if they may; throws `unauthenticated` or `forbidden`. */
export async function guard(contract: Contract, _context: APIContext): Promise<Viewer> {
  const viewer: Viewer = VISITOR;
  if (MAY[contract.access](viewer)) return viewer;
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please sign in');
  throw new AppError('forbidden', contract.access === 'admin' ? 'Admin access required' : 'Premium access required');
}
