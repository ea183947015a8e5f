import { env } from '../env.ts';
import { visits } from '../visits.ts';
import type { Exchange } from './answer.ts';
import { clientAddress } from './client-address.ts';

/** Notes the visit, once a page has been sent. What a browser fetches in advance is told by the page when it is opened. */
export function noteVisit({ req, sentPage }: Exchange): void {
  if (!sentPage || req.method !== 'GET' || 'sec-purpose' in req.headers) return;
  const destination = req.headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return;
  const forwarded = req.headers['x-forwarded-for']?.toString();
  visits.see({
    address: clientAddress(req.socket.remoteAddress, forwarded, env().TRUSTED_HOPS),
    userAgent: req.headers['user-agent'] ?? '',
    pathname: (req.url ?? '').split('?', 1)[0] ?? '',
  });
}
