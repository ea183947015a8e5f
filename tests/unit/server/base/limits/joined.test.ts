import { expect, it } from 'vitest';
import { joined } from '#src/server/base/limits/joined.ts';

it('does work one at a time, and once more for all who ask while it is under way', async () => {
  const begun: (() => void)[] = [];
  const ask = joined(() => new Promise<void>((resolve) => void begun.push(resolve)));
  const first = ask();
  await Promise.resolve();
  expect(begun).toHaveLength(1);
  const later = Array.from({ length: 50 }, ask);
  begun[0]?.();
  await first;
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  const next = ask();
  begun[1]?.();
  await Promise.all(later);
  await Promise.resolve();
  expect(begun).toHaveLength(3);
  begun[2]?.();
  await next;
});
