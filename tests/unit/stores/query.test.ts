// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createFetcherStore } from '#src/stores/query.ts';

it('asks again when something was changed while the answer was on its way', async () => {
  const asked: ((items: string[]) => void)[] = [];
  const $items = createFetcherStore<string[]>(['query-test'], {
    fetcher: () => new Promise((resolve) => asked.push(resolve)),
  });
  $items.listen(() => undefined);
  expect(asked).toHaveLength(1);
  $items.mutate(['tofu']);
  asked[0]?.([]);
  await expect.poll(() => asked.length).toBe(2);
  expect($items.get().data).toEqual(['tofu']);
  asked[1]?.(['tofu', 'rice']);
  await expect.poll(() => $items.get().data).toEqual(['tofu', 'rice']);
  expect(asked).toHaveLength(2);
});
