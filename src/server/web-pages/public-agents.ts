import { BlockList } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Addresses that the agents would let through though they are no places on the web. */
const blockList = new BlockList();
// The web's part of IPv6 is 2000::/3: not IPv4 in its oldest dress (::127.0.0.1), nor what has been given to nobody.
blockList.addSubnet('::', 96, 'ipv6');
for (const [network, bits] of [
  ['100::', 8],
  ['200::', 7],
  ['400::', 6],
  ['800::', 5],
  ['1000::', 4],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  blockList.addSubnet(network, bits, 'ipv6');
// Looks public, and is where a machine in Azure asks for its own settings.
blockList.addAddress('168.63.129.16');

/**
 * Agents that connect to public addresses only, and to those named. They look at the address a name leads to when they
 * connect, and connect to that one, so that no name and no redirect gets past them.
 */
export function agentsFor(allowIPAddressList: string[]) {
  // Handed on to each connection, though the agents' types know nothing of a list of its own.
  const options = { allowIPAddressList, blockList };
  return { 'http:': new RequestFilteringHttpAgent(options), 'https:': new RequestFilteringHttpsAgent(options) };
}
export type PublicAgents = ReturnType<typeof agentsFor>;
