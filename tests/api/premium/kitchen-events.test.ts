import { afterEach, beforeEach, expect, it } from 'vitest';
import { endKitchenEvents, holdKitchenEvents, kitchenEvents } from '#src/server/premium/events/kitchen-events.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addToList, cookTogether, leave, listOf, somebody } from '#tests/support/households.ts';

seededDatabase();
beforeEach(holdKitchenEvents);
afterEach(endKitchenEvents);

/** What one connection of a member is told. */
function connected(userId: string) {
  const reader = (kitchenEvents(userId) as ReadableStream<Uint8Array>).getReader();
  /** The next event; `null` once the connection has ended. */
  async function next(): Promise<{ list: number; plan: number } | null> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return null;
      const [, json] = /^data: (.*)\n\n$/.exec(new TextDecoder().decode(value)) ?? [];
      if (json) return JSON.parse(json);
    }
  }
  return { next, end: () => reader.cancel() };
}

it('tells whoever shares a list at once how it stands, and when another changes it', async () => {
  const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
  await cookTogether(ann, ben);
  const { next } = connected(ben.id);
  const first = await next();
  expect(first?.list).toBe((await listOf(ben)).revision);
  await addToList(ann, '6 lemons');
  const second = await next();
  expect(second?.list).toBe((await listOf(ben)).revision);
  expect(second?.list).toBeGreaterThan(first?.list ?? 0);
});

it('tells nobody of a list they do not share any more', async () => {
  const [ann, ben] = [await somebody('Ann'), await somebody('Ben')];
  await cookTogether(ann, ben);
  await leave(ben);
  const { next } = connected(ben.id);
  const first = await next();
  await addToList(ann, '6 lemons');
  await addToList(ben, 'salt');
  // One event for the salt; the lemons were none of Ben's.
  expect(await next()).toEqual({ ...first, list: (first?.list ?? 0) + 1 });
});

it('holds no more than eight connections of one member, and lets the place of one that ended be taken', async () => {
  const { id, cookie } = await somebody('Ann');
  const all = Array.from({ length: 8 }, () => connected(id));
  const refused = await api('GET', '/api/kitchen/events', { cookie });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  await all[0]?.end();
  expect(kitchenEvents(id)).not.toBeNull();
});

it('ends all connections with the process, and holds none where a host cannot', async () => {
  const { id, cookie } = await somebody('Ann');
  const { next } = connected(id);
  await next();
  endKitchenEvents();
  expect(await next()).toBeNull();
  expect((await api('GET', '/api/kitchen/events', { cookie })).status).toBe(204);
});

it('is for members who have lists', async () => {
  expect((await api('GET', '/api/kitchen/events')).status).toBe(401);
  const { cookie } = await somebody('Cara', 'user');
  expect((await api('GET', '/api/kitchen/events', { cookie })).status).toBe(403);
});
