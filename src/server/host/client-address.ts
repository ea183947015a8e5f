import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { env } from '../base/env.ts';

/** The address of whoever sent a request, by the proxies this site is told to trust. */
export const clientOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string =>
  clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), env().TRUSTED_HOPS);

/**
 * The client's address. Each trusted proxy in front has added, at the right end of `X-Forwarded-For`, the address it
 * was called from; what stands further left anybody could have written.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | undefined,
  trustedHops: number,
): string {
  const direct = plain(socketAddress ?? '');
  if (trustedHops === 0 || !forwarded) return direct;
  const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
  const claimed = hops[Math.max(0, hops.length - trustedHops)] ?? '';
  return isIP(claimed) ? claimed : direct;
}

/** Without port, brackets and the prefix of an IPv4 address written as IPv6. */
const plain = (address: string): string =>
  address
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
