import type { TurnedAway } from '#src/domain/errors.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { networkOf, widerNetworkOf } from './network.ts';

interface Asked {
  requestId: string;
  /** The client's, behind trusted proxies only; empty where nobody knows it any more. */
  address: string;
  /** The name it asked for, where that is the reason. */
  host?: string | undefined;
}

/** Characters of a name that are told. */
const HOST_LENGTH = 100;

/**
 * Logs that a request was turned away, and why. The only lines with an address. Filters read them from their beginning
 * (docs/hosting.md): what a client chose stands behind the address, and never where a line begins.
 */
export function logTurnedAway(turnedAway: TurnedAway, { requestId, address, host }: Asked): void {
  log.warn({ turnedAway, ...told(address), ...(host && { host: plainHost(host) }), requestId }, 'turned away');
}

/** An address as far as LOG_ADDRESSES lets it be told: whole, its /24 or /48, or not at all. */
function told(address: string): { address?: string } {
  const { LOG_ADDRESSES } = env();
  if (!address || LOG_ADDRESSES === 'none') return {};
  return { address: LOG_ADDRESSES === 'whole' ? address : widerNetworkOf(networkOf(address)) };
}

/** Names are of ASCII: another character would only do something to the screen of whoever reads the log. */
const plainHost = (host: string): string => host.slice(0, HOST_LENGTH).replaceAll(/[^\x21-\x7e]/g, '?');
