import type { IncomingMessage } from 'node:http';
import { paths } from '#src/paths.ts';
import { env } from '../base/env.ts';
import { loggedPath } from '../http/logged-path.ts';
import { isMissed, type Noted, readerNotesOfSite } from '../site/reader-notes.ts';
import { visits } from '../site/visits.ts';
import { clientOf } from './client-address.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

/** Notes the visit of whoever was sent a page. What a browser fetches in advance is told by the page when it is opened. */
export function noteVisit(asked: Asked): void {
  if (!isLookedAt(asked)) return;
  const address = clientOf(asked);
  const userAgent = asked.headers['user-agent'] ?? '';
  const { url = '' } = asked;
  visits.see({ address, userAgent, pathname: url.split('?', 1)[0] ?? '' });
  notePage({ target: url, status: 200, referrer: asked.headers.referer, address, userAgent });
}

/** Notes the address of whoever was sent word that nothing is there. */
export function noteMissing(asked: Asked): void {
  if (!isLookedAt(asked)) return;
  const userAgent = asked.headers['user-agent'] ?? '';
  notePage({ target: asked.url ?? '', status: 404, address: clientOf(asked), userAgent });
}

function isLookedAt({ method, headers }: Asked): boolean {
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && !('sec-purpose' in headers) && (destination === undefined || destination === 'document');
}

interface Looked extends Pick<Noted, 'address' | 'userAgent'> {
  /** Path and query. */
  target: string;
  status: number;
  referrer?: string | undefined;
}

/** Notes what a look at a page tells: an address that is not there, a search that found nothing, the site one came from. */
export function notePage({ target, status, referrer = '', ...by }: Looked): void {
  if (status === 404) {
    readerNotesOfSite.note({ kind: 'address', text: loggedPath(target), ...by });
    return;
  }
  if (target.startsWith(`${paths.recipes()}?`)) {
    const search = new URLSearchParams(target.slice(target.indexOf('?'))).get('search');
    if (search) readerNotesOfSite.note({ kind: isMissed(search) ? 'search' : 'found', text: search, ...by });
  }
  const campaign = target.includes('ref=letter-') && new URL(target, 'http://localhost').searchParams.get('ref');
  if (campaign) readerNotesOfSite.note({ kind: 'campaign', text: campaign, ...by });
  if (referrer && !referrer.startsWith(env().SITE_URL))
    readerNotesOfSite.note({ kind: 'referrer', text: referrer, ...by });
}
