import { bounded } from '#src/domain/pattern.ts';

/**
 * The part of an address that limits count by: all of an IPv4 address, the /64 network of an IPv6 one, since a customer
 * owns all of that.
 */
export function networkOf(address: string): string {
  const plain = address.replace(bounded(10_000, /%.*$/), '').toLowerCase();
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

/**
 * The wider network that a network is part of, which one owner may have as a whole: the /48 of an IPv6 one, the /24 of an IPv4
 * address. `network` as {@link networkOf} writes it.
 */
export function widerNetworkOf(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  const parts = network.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : network;
}
