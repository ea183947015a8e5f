import type { APIContext } from 'astro';
import { cap } from '../limits.ts';

type Client = Pick<APIContext, 'locals' | 'clientAddress'>;

/** Calls that anybody may make and that cost a hash, a mail or a write. The finer limits are the calls' own. */
const costlyCalls = cap({ times: 600, seconds: 900 });
export const countCostlyCall = (client: Client): Promise<void> => costlyCalls.take(addressOf(client));

/** What limits count a client by: its address, or for IPv6 the /64 network, since one customer owns all of it. */
export function addressOf({ locals, clientAddress }: Client): string {
  return networkOf(locals.clientAddress || clientAddress);
}

export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^(?:0*:)*:?(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Visits that pages tell of themselves. */
const reportedVisits = cap({ times: 300, seconds: 300 });
export const countReportedVisit = (client: Client): Promise<void> => reportedVisits.take(addressOf(client));
