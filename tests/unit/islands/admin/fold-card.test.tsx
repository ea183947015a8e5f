import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FoldCard } from '#src/islands/admin/ui/fold/FoldCard.tsx';
import { unfold } from '#src/islands/admin/ui/fold/unfold.ts';

const part = () => screen.getByRole<HTMLDetailsElement>('group');
/** Does something to it, and waits until it has been told. */
const told = (deed?: () => void) =>
  act(async () => {
    deed?.();
    await new Promise((done) => setTimeout(done, 10));
  });
const fold = (isOpen: boolean) =>
  told(() => {
    part().open = isOpen;
  });
const show = (isWrong = false) =>
  render(
    <FoldCard title="Times" id="edit-times">
      <input aria-label="Publish at" aria-invalid={isWrong || undefined} defaultValue="soon" />
    </FoldCard>,
  );

describe('a part that folds', () => {
  beforeEach(() => localStorage.clear());

  it('is open until somebody folds it, and then folded the next time', async () => {
    const { unmount } = show();
    expect(part().open).toBe(true);
    await fold(false);
    unmount();
    const again = show();
    expect(part().open).toBe(false);
    // What is in it is there, and saved with the rest.
    expect(part().querySelector('input')?.value).toBe('soon');
    await fold(true);
    again.unmount();
    show();
    expect(part().open).toBe(true);
  });

  it('opens where something in it is wrong, and is folded the next time all the same', async () => {
    const { rerender, unmount } = show();
    await fold(false);
    rerender(
      <FoldCard title="Times" id="edit-times">
        <input aria-label="Publish at" aria-invalid />
      </FoldCard>,
    );
    expect(part().open).toBe(true);
    await told();
    unmount();
    show();
    expect(part().open).toBe(false);
  });

  it('opens for whoever goes to a place in it, or to it', async () => {
    show();
    for (const place of ['input', 'section']) {
      await fold(false);
      await told(() => unfold(document.querySelector(place)));
      expect(part().open).toBe(true);
    }
  });
});
