import { atom } from 'nanostores';

/** The changes to entries that the server has not saved, by id, the oldest first; `null` for one being deleted. */
export type Unsaved<T> = ReadonlyMap<string, readonly (Partial<T> | null)[]>;

/** A list with what is not saved yet laid over it. */
export const withUnsaved = <T extends { id: string | number }>(list: readonly T[], unsaved: Unsaved<T>): T[] =>
  list.flatMap((entry) => {
    const changes = unsaved.get(String(entry.id));
    if (!changes) return entry;
    return changes.includes(null) ? [] : Object.assign({}, entry, ...changes);
  });

/**
 * Changes of a list's entries that are shown before the server has answered. They lie over the list instead of in it:
 * whatever the list turns to meanwhile is shown right, and one that fails is taken off without touching another.
 * `keep` puts into the list what the server made of a change.
 */
export function createUnsaved<T extends { id: string }>(keep: (saved: T) => void) {
  const $unsaved = atom<Unsaved<T>>(new Map());
  const queues = new Map<string, Promise<T>>();

  const lay = (id: string, change: Partial<T> | null): void => {
    $unsaved.set(new Map($unsaved.get()).set(id, [...($unsaved.get().get(id) ?? []), change]));
  };
  const lift = (id: string, change: Partial<T> | null): void => {
    const left = ($unsaved.get().get(id) ?? []).filter((other) => other !== change);
    const next = new Map($unsaved.get()).set(id, left);
    if (left.length === 0) next.delete(id);
    $unsaved.set(next);
  };

  /**
   * Shows a change at once and saves it after those of the same entry that came before, so that the last press wins;
   * `null` deletes. `ask` is given the entry as the server knows it by then. Throws what `ask` throws.
   */
  async function save(entry: T, change: Partial<T> | null, ask: (known: T) => Promise<T>): Promise<void> {
    const { id } = entry;
    const before = queues.get(id) ?? Promise.resolve(entry);
    const asked = before.then(ask);
    // What failed leaves the entry as it was known before.
    const known = asked.catch(() => before);
    queues.set(id, known);
    lay(id, change);
    try {
      const saved = await asked;
      // What is gone stays so, even if an older answer still has it.
      if (!change) return;
      keep(saved);
      lift(id, change);
    } catch (error) {
      lift(id, change);
      throw error;
    } finally {
      if (queues.get(id) === known) queues.delete(id);
    }
  }

  return { $unsaved, save };
}
