import { atom } from 'nanostores';
import { holdDraft } from './draft-keys.ts';
import type { Drafts, StoredDraft } from './drafts.ts';

/** Milliseconds after which what is typed is kept in this browser. */
const LATEST_MS = 800;

/** The moments at which a page may be seen for the last time. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

/**
 * Keeps what is written in one editor of a thing: a moment after it is typed, when its page is left or hidden, and when the
 * editor is. `written` is what there is to keep, `null` where that is nothing.
 */
export function createKeeping<Form>(
  drafts: Drafts<Form>,
  id: string | undefined,
  written: () => StoredDraft<Form> | null,
) {
  const key = drafts.keyOf(id);
  /** Whether the browser keeps it. */
  const $isKept = atom(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  const wait = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  function keep(): void {
    wait();
    const draft = written();
    if (draft) $isKept.set(drafts.store(key, draft));
  }

  return {
    ...{ $isKept, keep },
    isOpen: (): boolean => isOpen,
    keepSoon(): void {
      if (isOpen) timer ??= setTimeout(keep, LATEST_MS);
    },
    forget(): void {
      wait();
      drafts.forget(key);
      $isKept.set(true);
    },

    /** Keeps what is typed from now on; what it returns ends that. */
    open(): () => void {
      isOpen = true;
      const release = holdDraft(key);
      keep();
      for (const name of LEAVING) addEventListener(name, keep);
      return () => {
        isOpen = false;
        for (const name of LEAVING) removeEventListener(name, keep);
        keep();
        release();
      };
    },
  };
}
