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
