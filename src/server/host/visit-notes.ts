import type { IncomingMessage } from 'node:http';
import { visits } from '../site/visits.ts';
import { clientOf } from './client-address.ts';

/** Notes the visit of whoever was sent a page. What a browser fetches in advance is told by the page when it is opened. */
export function noteVisit({ method, url, headers, socket }: Asked): void {
  if (method !== 'GET' || 'sec-purpose' in headers) return;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return;
  visits.see({
    address: clientOf({ socket, headers }),
    userAgent: headers['user-agent'] ?? '',
    pathname: (url ?? '').split('?', 1)[0] ?? '',
  });
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;
