import { expect, it } from 'vitest';
import { networkOf, widerNetworkOf } from '#src/server/base/network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%wlan0', 'fe80:0:0:0::/64'],
  ['192.0.2.7%wlan0', '192.0.2.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['a socket', 'a socket'],
])('%s is part of %s', (address, network) => {
  expect(widerNetworkOf(networkOf(address))).toBe(network);
});
