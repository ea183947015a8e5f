import { describe, expect, it } from 'vitest';
import { hostCheck } from '#src/server/host/allowed-hosts.ts';
import { clientAddress } from '#src/server/host/client-address.ts';
import { contentType } from '#src/server/host/content-types.ts';
import { byteRange } from '#src/server/host/node/byte-range.ts';
import { isUnchanged } from '#src/server/host/node/exchange.ts';
import { chooseEncoding } from '#src/server/host/store/encodings.ts';

describe('client address', () => {
  it.each([
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', 0, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9', 2, '203.0.113.9'],
    ['10.0.0.1', 'made-up', 1, '10.0.0.1'],
    ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['10.0.0.1', '::ffff:203.0.113.9', 1, '203.0.113.9'],
    ['::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ])('from %s with "%s" and %i trusted hops is right', (socket, forwarded, hops, expected) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(expected);
  });
});

describe('host check', () => {
  const check = hostCheck({ siteUrl: 'http://localhost:4321', port: 4321, allowed: 'kitchen.test, other.test:8080' });

  it.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'KITCHEN.test', 'kitchen.test:99', 'other.test:8080'])(
    'knows %s',
    (host) => expect(check(host)).toBe(true),
  );
  it.each([undefined, '', 'evil.test', 'localhost:4321.evil.test', 'other.test', 'localhost:80'])(
    'does not know %s',
    (host) => expect(check(host)).toBe(false),
  );
  it('knows its own name without the port, as nginx hands it on', () => {
    const behind = hostCheck({ siteUrl: 'https://plantry.test:8443', port: 4321, allowed: '' });
    expect(behind('plantry.test')).toBe(true);
    expect(behind('plantry.test:80')).toBe(false);
  });
  it('answers to the public name only on an https site', () => {
    const secure = hostCheck({ siteUrl: 'https://plantry.test', port: 4321, allowed: '' });
    expect(secure('plantry.test')).toBe(true);
    expect(secure('localhost:4321')).toBe(false);
  });
});

describe('encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['deflate, *;q=0.1', 'br'],
    ['zstd', 'identity'],
    ['*;q=0', 'identity'],
  ])('for "%s" is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('a version that is held', () => {
  it.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"b", "a"', '"a"', true],
    ['*', '"a"', true],
    ['"b"', '"a"', false],
    ['a', '"a"', false],
    [undefined, '"a"', false],
    ['*', undefined, false],
    ['"a"', undefined, false],
  ])('by %s of %s: %s', (header, etag, expected) => {
    expect(isUnchanged(header, etag)).toBe(expected);
  });
});

describe('the type of a file', () => {
  it.each([
    ['_astro/page.css', 'text/css; charset=utf-8'],
    ['island.mjs', 'text/javascript; charset=utf-8'],
    ['favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json'],
    ['FIGTREE.WOFF2', 'font/woff2'],
    ['soup.avif', 'image/avif'],
    ['pagefind.pf_meta', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
  ])('%s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});

describe('byte range', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', null],
    ['bytes=0x1-5', null],
    ['lines=0-9', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
  ])('of "%s" in 100 bytes is right', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });
});
