import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWarmUp } from '#src/server/host/node/warm-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const A_MINUTE = 60_000;
const keys = async (): Promise<string[]> => ['/recipes/dal', '/recipes'];

/** An application that notes what it is asked for, and how many pages it renders at a time. */
function appThat(answer: (key: string) => Promise<Response>) {
  const asked: string[] = [];
  let rendering = 0;
  let most = 0;
  return {
    asked,
    most: () => most,
    render: async (key: string) => {
      asked.push(key);
      most = Math.max(most, ++rendering);
      return answer(key).finally(() => rendering--);
    },
  };
}

test('renders the pages one after the other, and none before the start is over', async () => {
  const app = appThat(async () => new Response('page'));
  startWarmUp(app, keys);
  await Promise.resolve();
  expect(app.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(app.asked).toEqual(['/recipes/dal', '/recipes']);
  expect(app.most()).toBe(1);
});

test('asks neither the database nor for a page once it is stopped', async () => {
  const app = appThat(async () => new Response('page'));
  const listed = vi.fn(keys);
  startWarmUp(app, listed)();
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(listed).not.toHaveBeenCalled();

  const stop = startWarmUp(app, keys);
  while (app.asked.length === 0) await vi.advanceTimersByTimeAsync(1);
  stop();
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(app.asked).toEqual(['/recipes/dal']);
});

test('is stopped only when the page under way is made', async () => {
  const { promise: made, resolve: make } = Promise.withResolvers<Response>();
  const app = appThat(() => made);
  const stop = startWarmUp(app, keys);
  while (app.asked.length === 0) await vi.advanceTimersByTimeAsync(1);
  const stopped = vi.fn();
  const end = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(stopped).not.toHaveBeenCalled();
  make(new Response('page'));
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  await end;
  expect(app.asked).toEqual(['/recipes/dal']);
});

test('a page that fails harms nobody', async () => {
  const app = appThat(() => Promise.reject(new Error('no database')));
  startWarmUp(app, keys);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(app.asked).toEqual(['/recipes/dal']);
});
