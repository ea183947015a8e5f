import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INERT_POLICY, PAGE_DIRECTIVES } from '#src/server/http/csp.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ TRUSTED_HOPS: '1' });
});
afterAll(() => server.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Keeps connections; without one, each request has its own. */
  agent?: Agent;
}

/** Sends a request as it stands: `fetch` would tidy the address, and know better about Host and encodings. */
function ask(path: string, { method = 'GET', headers = {}, body, agent }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = httpRequest({ hostname, port, path, method, headers, agent: agent ?? false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Headers without those of one request or connection. */
function lasting(headers: IncomingMessage['headers']) {
  const { date, connection, 'keep-alive': keepAlive, 'x-request-id': requestId, ...others } = headers;
  return others;
}

/** What loads and runs nothing. */
const INERT = ['/favicon.svg', '/fonts/figtree.woff2', '/pictures/empty-plate-400.avif'];
const EVERY_KIND = [
  ...INERT,
  '/',
  '/recipes/red-lentil-dal',
  '/recipes?search=dal',
  '/nothing-here',
  '/sitemap.xml',
  '/api/recipes?limit=1',
  '/api/nothing',
  '/healthz',
  '/%zz',
  '/pagefind/none.js',
];

describe('security headers', () => {
  it.each(EVERY_KIND)('are on %s', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    if (INERT.includes(path)) expect(policy).toBe(INERT_POLICY);
    else {
      for (const directive of PAGE_DIRECTIVES) expect(policy).toContain(directive);
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).toMatch(/style-src 'self'/);
    }
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toMatch(/same-origin|cross-origin/);
    expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(headers['cache-tag'] ?? headers['cdn-cache-control']).toBeUndefined();
  });
});

describe('stored page', () => {
  it('comes as a finished page the second time', async () => {
    await ask('/recipes/apple-crumble');
    const { status, headers } = await ask('/recipes/apple-crumble');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-cache': 'HIT',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    expect(headers['server-timing']).toBeTruthy();
  });

  it.each([
    ['/recipes//apple-crumble?page=2', '/recipes/apple-crumble?page=2'],
    ['/recipes/apple-crumble.html', '/recipes/apple-crumble'],
    ['/.///evil.example//x', '/evil.example/x'],
    ['/.//admin', '/admin'],
  ])('has one address: %s leads there', async (spelling, address) => {
    const { status, headers } = await ask(spelling);
    expect(status).toBe(301);
    expect(headers.location).toBe(address);
    expect(headers['x-cache']).toBeUndefined();
  });

  it.each([
    ['/admin', 200],
    ['/admin/recipes/apple-crumble/edit', 200],
    ['/admin/users', 200],
    ['/admin/nowhere', 404],
    ['/admin/recipes/apple-crumble/edit/more', 404],
  ])('answers %s with %i', async (address, status) => {
    expect((await ask(address)).status).toBe(status);
  });

  it('is the same in every encoding', async () => {
    const plain = await ask('/recipes/apple-crumble');
    const gzip = await ask('/recipes/apple-crumble', { headers: { 'Accept-Encoding': 'gzip' } });
    const br = await ask('/recipes/apple-crumble', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(gzip.body.length);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is the same on a connection that is kept', async () => {
    const kept = new Agent({ keepAlive: true });
    const alone = { Connection: 'close' };
    try {
      for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'If-None-Match': '*' }] as Record<string, string>[]) {
        const far = await ask('/recipes/apple-crumble', { headers: { ...headers, ...alone } });
        const near = await ask('/recipes/apple-crumble', { headers, agent: kept });
        expect(near.status).toBe(far.status);
        expect(near.body.equals(far.body)).toBe(true);
        expect(lasting(near.headers)).toEqual(lasting(far.headers));
        expect(near.headers['x-request-id']).not.toBe(far.headers['x-request-id']);
        expect(near.headers.connection).toBe('keep-alive');
      }
      expect((await ask('/', { headers: { Host: 'evil.test' }, agent: kept })).status).toBe(421);
      expect((await ask('/recipes/apple-crumble', { agent: kept })).status).toBe(200);
    } finally {
      kept.destroy();
    }
  });

  it('answers HEAD with the headers only and a known ETag with 304', async () => {
    const got = await ask('/recipes/apple-crumble');
    const head = await ask('/recipes/apple-crumble', { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(got.body.length));
    const again = await ask('/recipes/apple-crumble', { headers: { 'If-None-Match': `"x", W/${got.headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  it('never comes of a cookie, and is the same with one', async () => {
    const without = await ask('/recipes/apple-crumble');
    const withOne = await ask('/recipes/apple-crumble', { headers: { Cookie: 'session=x; signed_in=1' } });
    expect(withOne.headers['x-cache']).toBe('HIT');
    expect(withOne.headers['set-cookie']).toBeUndefined();
    expect(withOne.body.equals(without.body)).toBe(true);
  });

  it('is not made of an address with made-up parameters', async () => {
    for (const n of [1, 2]) expect((await ask(`/recipes/apple-crumble?x=${n}`)).headers['x-cache']).toBeUndefined();
  });
});

describe('files', () => {
  it('are compressed beforehand and kept for a year when their name says their content', async () => {
    const { body } = await ask('/');
    const script = /\/_astro\/[^"]+\.js/.exec(body.toString())?.[0] ?? '';
    const { status, headers } = await ask(script, { headers: { 'Accept-Encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(
      (await ask(script, { headers: { 'If-None-Match': String(headers.etag), 'Accept-Encoding': 'br' } })).status,
    ).toBe(304);
  });

  it('are not found outside of the build', async () => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/_astro/', '/.env', '/pagefind/../../plantry.db']) {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('"private": true');
    }
  });
});

describe('host', () => {
  it('refuses odd methods before Astro and stays alive', async () => {
    for (let n = 0; n < 10; n++) expect((await ask('/', { method: 'TRACE' })).status).toBe(405);
    for (const method of ['PROPFIND', 'LOCK', 'SEARCH']) expect((await ask('/', { method })).status).toBe(405);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('knows only GET and HEAD on pages', async () => {
    const { status, headers } = await ask('/', { method: 'POST', body: 'a=b' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('refuses other names than its own, but tells anybody whether it is alive', async () => {
    expect((await ask('/', { headers: { Host: 'evil.test' } })).status).toBe(421);
    expect((await ask('/api/recipes', { headers: { Host: 'evil.test' } })).status).toBe(421);
    expect((await ask('/readyz', { headers: { Host: '10.0.0.1' } })).status).toBe(200);
  });

  it.each(['/recipes', '/recipes/apple-crumble'])('refuses a request for %s that names two hosts', async (path) => {
    // The page is in the store.
    expect((await ask(path)).status).toBe(200);
    const { hostname, port } = new URL(server.url);
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['/%zz', '/%c0%80', '//evil.test', '/\\evil.test', '/a%00b', 'http://evil.test/', '*'])(
    'answers 400 to %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  it('refuses endless addresses and bodies', async () => {
    expect((await ask(`/${'a'.repeat(13_000)}`)).status).toBe(414);
    const huge = { method: 'POST', headers: { 'Content-Length': '99999999', 'Content-Type': 'application/json' } };
    expect((await ask('/api/login', { ...huge, body: '{' })).status).toBe(413);
  });

  it('answers JSON to calls that go wrong', async () => {
    const { status, headers, body } = await ask('/api/%zz');
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'validation' });
  });

  it('survives broken requests', async () => {
    const { hostname, port } = new URL(server.url);
    for (const line of [
      'GET\r\n\r\n',
      '\u0000\u0001\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.end(line));
        socket
          .resume()
          .on('close', () => resolve())
          .on('error', () => undefined);
      });
    }
    expect((await ask('/healthz')).status).toBe(200);
  });
});
