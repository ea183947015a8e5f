import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  // A burst is one answer, and no other comes back while the tests run.
  server = await startServer({ TRUSTED_HOPS: '1', ANSWERS_PER_MINUTE: '0.001' });
});
afterAll(() => server.stop());

const FLOODER = '203.0.113.7';
const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'X-Forwarded-For': address, ...headers },
});

const ask = (path: string, init: RequestInit): Promise<Response> => fetch(server.url + path, init);

/** A connection on which a program sends all it has to ask at once. */
function sending(path: string, requests: number): Socket {
  const { hostname, port, host } = new URL(server.url);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.4\r\n\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(requests)));
  return socket;
}

describe('what is made for one reader', () => {
  it('is made for an address so often, and no more for a while; others, and stored pages, are not concerned', async () => {
    await (await ask('/recipes/palak-tofu', from('203.0.113.9'))).text();
    // It has this one made, which is all it may.
    const made = await ask('/recipes?search=tofu+made', from(FLOODER));
    expect(made.status).toBe(200);
    const searches = Array.from({ length: 30 }, (_, n) => ask(`/recipes?search=tofu+${n}`, from(FLOODER)));
    const others = ['/made-up-1', '/recipes/made-up-2', '/api/recipes?search=dal'];
    const rest = others.map((path) => ask(path, from(FLOODER)));
    const answers = await Promise.all(searches);
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain('default-src');
    }
    expect(await refused[0]?.text()).toContain('<h1>Please wait a moment</h1>');
    const [page, recipe, call] = await Promise.all(rest);
    expect([page?.status, recipe?.status, call?.status]).toEqual([429, 429, 429]);
    expect(await call?.json()).toEqual({ message: 'Please wait a moment', code: 'rate_limited' });
    expect((await ask('/recipes/palak-tofu', from(FLOODER))).status).toBe(200);
    expect((await ask('/favicon.svg', from(FLOODER))).status).toBe(200);
    expect((await ask('/recipes?search=tofu', from('203.0.113.8'))).status).toBe(200);
  });

  it('counts a network of IPv6 as one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(`/recipes?search=rice+${n}`, from(`2001:db8:0:1::${n}`))),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await ask('/recipes?search=rice', from('2001:db8:0:2::1'))).status).toBe(200);
  });
});

describe('a connection', () => {
  it('has sixteen requests answered, one after the other, and is ended when more were sent', async () => {
    const socket = sending('/favicon.svg', 40);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...Array<number>(16).fill(200), 429]);
    const last = text.slice(text.lastIndexOf('HTTP/1.1 429'));
    expect(last).toMatch(/^Connection: close\r$/m);
    expect(last).toMatch(/^Retry-After: \d+\r$/m);
  });
});
