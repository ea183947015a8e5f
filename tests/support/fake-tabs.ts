import { vi } from 'vitest';

/**
 * A browser for tests of what it keeps: its tabs share one storage and one set of locks, and each has a session and pages of
 * its own. Until it is left a tab is the one whose globals are there.
 */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const locks = new Map<string, object>();
  /** `full`: nothing new is taken; `off`: there is none. */
  let state: 'there' | 'full' | 'off' = 'there';

  const storageOf = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (state === 'full') throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  });

  function openTab(session = new Map<string, string>()) {
    const tab = {};
    const listeners = new Map<string, Set<() => void>>();
    const listenersOf = (name: string) => listeners.get(name) ?? new Set();
    const say = (name: string) => {
      for (const listener of [...listenersOf(name)]) listener();
    };
    const die = () => {
      listeners.clear();
      for (const [name, owner] of locks) if (owner === tab) locks.delete(name);
    };
    return {
      session,
      enter() {
        vi.stubGlobal('localStorage', state === 'off' ? undefined : storageOf(kept));
        vi.stubGlobal('sessionStorage', state === 'off' ? undefined : storageOf(session));
        vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
          listeners.set(name, listenersOf(name).add(listener)),
        );
        vi.stubGlobal('removeEventListener', (name: string, listener: () => void) =>
          listenersOf(name).delete(listener),
        );
        vi.stubGlobal('navigator', {
          locks: {
            async request(name: string, hold: () => Promise<void>) {
              locks.set(name, tab);
              await hold();
              if (locks.get(name) === tab) locks.delete(name);
            },
            query: async () => ({ held: [...locks.keys()].map((name) => ({ name })) }),
          },
        });
      },
      hide: () => say('visibilitychange'),
      /** As it is closed, left for another page or loaded again. */
      unload() {
        say('visibilitychange');
        say('pagehide');
        die();
      },
      /** Without a word, as in a crash. */
      die,
    };
  }

  return {
    kept,
    openTab,
    storage(next: typeof state) {
      state = next;
    },
  };
}
