import { describe, expect, it, vi } from 'vitest';
import { newestOf } from '#src/server/host/dev/newest.ts';

/** Code of which each edition is a module of its own, and what was done with it. */
function code() {
  const done: string[] = [];
  let module = { edition: 1 };
  let broken: Error | null = null;
  const newest = newestOf(
    async () => {
      if (broken) throw broken;
      return module;
    },
    async ({ edition }) => {
      await Promise.resolve();
      done.push(`opened ${edition}`);
      return edition;
    },
    async (edition) => void done.push(`ended ${edition}`),
  );
  return {
    ...newest,
    done,
    change: () => {
      module = { edition: module.edition + 1 };
      broken = null;
    },
    breakIt: (message: string) => {
      broken = new Error(message);
    },
  };
}

describe('what code opens', () => {
  it('is opened once, whoever asks at the same time', async () => {
    const { get, done } = code();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    expect(done).toEqual(['opened 1']);
  });

  it('is opened anew with other code, once the one before has ended', async () => {
    const { get, change, end, done } = code();
    await get();
    change();
    expect(await Promise.all([get(), get()])).toEqual([2, 2]);
    await end();
    expect(done).toEqual(['opened 1', 'ended 1', 'opened 2', 'ended 2']);
  });

  it('stays while the new code cannot be loaded, which is told once', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { get, change, breakIt, done } = code();
    breakIt('half written');
    await expect(get()).rejects.toThrow('half written');
    change();
    await get();
    breakIt('half written');
    expect([await get(), await get()]).toEqual([2, 2]);
    expect(told.mock.calls).toEqual([[expect.stringContaining('half written')]]);
    change();
    expect(await get()).toBe(3);
    expect(done).toEqual(['opened 2', 'ended 2', 'opened 3']);
  });

  it('is tried again where it could not be opened', async () => {
    let tries = 0;
    const module = {};
    const { get } = newestOf(
      async () => module,
      () => {
        if (++tries === 1) throw new Error('taken');
        return 'open';
      },
    );
    await expect(get()).rejects.toThrow('taken');
    expect(await get()).toBe('open');
  });
});
