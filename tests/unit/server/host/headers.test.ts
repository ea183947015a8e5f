import { describe, expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { answerHeaders, cdnHeaders, type Header, keepingOf, unchangedHeaders } from '#src/server/host/headers.ts';
import { FILE_POLICY, INERT_POLICY } from '#src/server/http/csp.ts';

/** As a client sees them: by lower-case names, values of one name joined. */
const seen = (headers: Iterable<Header>) =>
  Object.fromEntries(new Headers([...headers].map(([name, value]): [string, string] => [name, value])));

describe('headers of an answer', () => {
  it('are the security headers, and that nobody keeps it, whatever it says of itself', () => {
    expect(seen(answerHeaders([]))).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const own: Header[] = [
      ['x-content-type-options', 'none'],
      ['cross-origin-opener-policy', 'unsafe-none'],
    ];
    const headers = answerHeaders(own);
    expect(headers.filter(([name]) => /nosniff|opener|options/i.test(name))).toHaveLength(2);
    expect(seen(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('ask for https below the site’s name where the setting says so', () => {
    const { isHttps, HSTS_SUBDOMAINS } = env();
    const told = () => seen(answerHeaders([]))['strict-transport-security'];
    try {
      env().isHttps = true;
      expect(told()).toBe('max-age=63072000');
      env().HSTS_SUBDOMAINS = true;
      expect(told()).toBe('max-age=63072000; includeSubDomains');
      env().isHttps = false;
      expect(told()).toBeUndefined();
    } finally {
      Object.assign(env(), { isHttps, HSTS_SUBDOMAINS });
    }
  });

  it('keep a page’s own policy, and have the strictest for a picture, which others may show', () => {
    const policy = "default-src 'self'";
    expect(seen(answerHeaders([['content-security-policy', policy]]))['content-security-policy']).toBe(policy);
    expect(seen(answerHeaders([['Content-Type', 'image/avif']]))).toMatchObject({
      'content-security-policy': INERT_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('name the charset of a page, and leave other types as they are', () => {
    expect(seen(answerHeaders([['content-type', 'text/html']]))['content-type']).toBe('text/html; charset=utf-8');
    expect(seen(answerHeaders([['Content-Type', 'application/pdf']]))['content-type']).toBe('application/pdf');
    expect(seen(answerHeaders([]))).not.toHaveProperty('content-type');
  });

  it('leave inside what is said to the host, and pass on all cookies', () => {
    const own: Header[] = [
      ['cdn-cache-control', 'public, max-age=60'],
      ['cache-tag', 'site'],
      ['x-visitors-only', '1'],
      ['content-length', '7'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['link', '</a>; rel=preload'],
    ];
    const headers = answerHeaders(own);
    expect(headers.filter(([name]) => own.some(([ours]) => ours === name))).toEqual(own.slice(4));
  });

  it('say how the body is encoded where others get it otherwise', () => {
    expect(seen(answerHeaders([], { encoding: 'br' }))).toMatchObject({
      vary: 'Accept-Encoding',
      'content-encoding': 'br',
    });
    const plain = seen(answerHeaders([], { encoding: 'identity' }));
    expect(plain.vary).toBe('Accept-Encoding');
    expect(plain).not.toHaveProperty('content-encoding');
    expect(seen(answerHeaders([]))).not.toHaveProperty('vary');
    expect(seen(unchangedHeaders(answerHeaders([], { encoding: 'br' })))).not.toHaveProperty('content-encoding');
  });

  it('say how long it is kept as the answer says, or as the host knows better', () => {
    const own: Header[] = [['cache-control', 'public, max-age=60']];
    expect(seen(answerHeaders(own))['cache-control']).toBe('public, max-age=60');
    expect(seen(answerHeaders(own, { cacheControl: 'private, no-store' }))['cache-control']).toBe('private, no-store');
  });
});

describe('what a page says of its being kept', () => {
  const said = (headers: Record<string, string>, status = 200) =>
    keepingOf(new Response('', { status, headers: { 'CDN-Cache-Control': 'public, max-age=60', ...headers } }));

  it('has no tags where none are named', () => {
    expect(said({})?.tags).toEqual([]);
  });

  it('is its tags, its time and whether it is for visitors', () => {
    expect(said({ 'Cache-Tag': 'recipe:a,site', 'x-visitors-only': '1' })).toEqual({
      tags: ['recipe:a', 'site'],
      maxAge: 60,
      staleFor: 0,
      isVisitors: true,
    });
    expect(said({ 'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=30' })).toMatchObject({
      staleFor: 30,
    });
  });

  it('is nothing where it does not ask for it, failed, or sets a cookie', () => {
    expect(keepingOf(new Response(''))).toBeNull();
    expect(said({}, 404)).toBeNull();
    expect(said({}, 503)).toBeNull();
    expect(said({ 'Set-Cookie': 'a=1' })).toBeNull();
  });
});

describe('headers for a CDN', () => {
  const PUBLIC: Header[] = [['Cache-Control', 'public, max-age=31536000, immutable']];
  const keeping = { tags: ['recipe:a', 'site'], maxAge: 31_536_000, staleFor: 0, isVisitors: false };

  it('keep a page for minutes, apart from that of whoever is signed in', () => {
    expect(seen(cdnHeaders({ status: 200, headers: PUBLIC, keeping }))).toEqual({
      'netlify-cdn-cache-control': 'public, durable, max-age=300, stale-while-revalidate=300',
      'netlify-cache-tag': 'recipe:a,site',
      'netlify-vary': 'query',
    });
    expect(
      seen(cdnHeaders({ status: 200, headers: PUBLIC, keeping: { ...keeping, maxAge: 60, isVisitors: true } })),
    ).toMatchObject({
      'netlify-cdn-cache-control': expect.stringContaining('max-age=60,'),
      'netlify-vary': 'query,cookie=signed_in',
    });
  });

  it('keep a file that is the same for everybody, and nothing else', () => {
    expect(seen(cdnHeaders({ status: 200, headers: PUBLIC }))).toEqual({
      'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
    });
    expect(cdnHeaders({ status: 404, headers: PUBLIC })).toEqual([]);
    expect(cdnHeaders({ status: 200, headers: answerHeaders([]) })).toEqual([]);
  });
});
