import { describe, expect, it } from 'vitest';
import { createUnsaved, withUnsaved } from '#src/stores/admin/unsaved.ts';

interface Pot {
  id: string;
  role: string;
  isActive: boolean;
}

/** A list, and calls that are answered one by one by the test. */
function kitchen(list: Pot[]) {
  const calls: { answer: (pot: Pot) => void; refuse: () => void; known: Pot }[] = [];
  const unsaved = createUnsaved<Pot>((saved) => {
    list.splice(0, list.length, ...list.map((pot) => (pot.id === saved.id ? saved : pot)));
  });
  const ask = (known: Pot) =>
    new Promise<Pot>((answer, reject) => {
      calls.push({ answer, refuse: () => reject(new Error('refused')), known });
    });
  return {
    calls,
    shown: () => withUnsaved(list, unsaved.$unsaved.get()),
    save: (pot: Pot, change: Partial<Pot> | null) => unsaved.save(pot, change, ask),
  };
}

const A: Pot = { id: 'a', role: 'user', isActive: true };
const B: Pot = { id: 'b', role: 'user', isActive: true };
/** Until every answer has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createUnsaved', () => {
  it('shows a change at once, and takes a refused one off without touching a neighbour', async () => {
    const { calls, shown, save } = kitchen([A, B]);
    const first = save(A, { isActive: false });
    const second = save(B, { isActive: false });
    expect(shown().map(({ isActive }) => isActive)).toEqual([false, false]);
    await settled();
    calls[1]?.answer({ ...B, isActive: false });
    await second;
    calls[0]?.refuse();
    await expect(first).rejects.toThrow('refused');
    expect(shown()).toEqual([A, { ...B, isActive: false }]);
  });

  it('leaves the list alone that came in the place of its own meanwhile', async () => {
    const list = [A];
    const { calls, shown, save } = kitchen(list);
    const change = save(A, { role: 'admin' });
    await settled();
    list.splice(0, 1, B);
    calls[0]?.refuse();
    await expect(change).rejects.toThrow();
    expect(shown()).toEqual([B]);
  });

  it('asks for changes of one entry one after the other; the last one wins', async () => {
    const { calls, shown, save } = kitchen([A]);
    const first = save(A, { role: 'premium' });
    const second = save(A, { role: 'admin' });
    await settled();
    expect(calls).toHaveLength(1);
    calls[0]?.answer({ ...A, role: 'premium' });
    await first;
    expect(shown()).toEqual([{ ...A, role: 'admin' }]);
    await settled();
    expect(calls[1]?.known.role).toBe('premium');
    calls[1]?.refuse();
    await expect(second).rejects.toThrow();
    expect(shown()).toEqual([{ ...A, role: 'premium' }]);
  });

  it('tells a change what is known after an earlier one was refused', async () => {
    const { calls, shown, save } = kitchen([A]);
    const first = save(A, { isActive: false });
    const second = save({ ...A, isActive: false }, { isActive: true });
    await settled();
    calls[0]?.refuse();
    await expect(first).rejects.toThrow();
    await settled();
    expect(calls[1]?.known).toEqual(A);
    calls[1]?.answer(A);
    await second;
    expect(shown()).toEqual([A]);
  });

  it('hides what is deleted, for good once it is gone, and brings it back where that is refused', async () => {
    const { calls, shown, save } = kitchen([A, B]);
    const kept = save(A, null);
    const gone = save(B, null);
    expect(shown()).toEqual([]);
    await settled();
    calls[0]?.refuse();
    calls[1]?.answer(B);
    await expect(kept).rejects.toThrow();
    await gone;
    expect(shown()).toEqual([A]);
  });
});
