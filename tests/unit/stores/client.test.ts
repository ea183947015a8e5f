import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentMemberCall, signOutCall } from '#src/contracts/members/auth.ts';

/** A network that answers what is asked only when told to, and gives up what is aborted, as browsers do. */
function slowNetwork() {
  const sent: { path: string; answer(response: Response): void; isGivenUp(): boolean }[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      sent.push({ path, answer: resolve, isGivenUp: () => signal?.aborted ?? false });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return sent;
}

// Its own module each time: a page that is left never asks again.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('drops what is asked while a member signs out, and sends the sign-out', async () => {
  const sent = slowNetwork();
  const { askNoMore, call } = await import('#src/stores/client.ts');
  const settled = vi.fn();
  call(currentMemberCall).then(settled, settled);
  expect(sent[0]?.isGivenUp()).toBe(false);

  askNoMore();
  const signedOut = call(signOutCall);
  call(currentMemberCall).then(settled, settled);
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user', '/api/logout']);
  expect(sent[0]?.isGivenUp()).toBe(true);
  sent[1]?.answer(new Response(null, { status: 204 }));
  await signedOut;
  expect(settled).not.toHaveBeenCalled();
});

it('says that there is no network to whoever asks', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { call } = await import('#src/stores/client.ts');
  await expect(call(currentMemberCall)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['unreached', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refused', 'a 401', () => Promise.resolve(Response.json({ message: 'No' }, { status: 401 }))],
  ['broken', 'a 500', () => Promise.resolve(Response.json({ message: 'Oh' }, { status: 500 }))],
  ['broken', 'a 503 of ours', () => Promise.resolve(Response.json({ message: 'Closed' }, { status: 503 }))],
  ['unreached', 'a proxy’s 502', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['broken', 'an answer that is no JSON', () => Promise.resolve(new Response('<h1>Hello</h1>'))],
])('counts as %s, and as a matter of the connection only where nothing answered: %s', async (kind, what, fetched) => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', new EventTarget());
  const { call } = await import('#src/stores/client.ts');
  const { failureKind } = await import('#src/stores/failure.ts');
  const { adviceFor } = await import('#src/stores/reach.ts');
  const error = await call(currentMemberCall).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(failureKind(error)).toBe(kind);
  expect(adviceFor(error).includes('connection')).toBe(what === 'no connection');
});

it.each([
  [401, true],
  [403, true],
  [404, false],
  [500, false],
])('tells the page of an answer of %i that whoever was signed in may be no longer: %s', async (status, isTold) => {
  const page = new EventTarget();
  vi.stubGlobal('fetch', async () => new Response(null, { status, statusText: 'In a word' }));
  vi.stubGlobal('document', page);
  const { call, REFUSED } = await import('#src/stores/client.ts');
  const told = vi.fn();
  page.addEventListener(REFUSED, told);
  // An answer that says nothing is told by its status.
  await expect(call(currentMemberCall)).rejects.toThrow(`${status}: In a word`);
  expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0);
});

it('passes on that somebody gave a question up', async () => {
  slowNetwork();
  const { reach } = await import('#src/stores/reach.ts');
  const asking = new AbortController();
  const asked = reach('/', { signal: asking.signal });
  asking.abort();
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

it('sends nobody to look at their connection but by the one sentence', () => {
  const saying = globSync('src/**/*.{ts,tsx,astro,md}').filter((file) =>
    /check (your|the) (\w+ )?connection/i.test(readFileSync(file, 'utf8')),
  );
  expect(saying).toEqual(['src/domain/advice.ts']);
});
