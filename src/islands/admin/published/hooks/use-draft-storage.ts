import { useEffect, useState } from 'react';
import type { Drafts, StoredDraft } from '#src/stores/admin/published/drafts.ts';

/** Milliseconds of silence after which what was typed is kept. */
const PAUSE_MS = 800;

/** Keeps what is typed in this browser until it is saved, and says what an earlier visit left behind. */
export function useDraftStorage<Form>(
  drafts: Drafts<Form>,
  thing: { id: string; updatedAt: number } | null,
  form: Form,
  isChanged: boolean,
) {
  const id = thing?.id;
  const readAt = thing?.updatedAt ?? null;
  const [left, setLeft] = useState<StoredDraft<Form> | null>(() => drafts.read(id));
  useEffect(() => {
    if (!isChanged) return;
    const keep = () => drafts.store(id, form, readAt);
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [drafts, id, readAt, form, isChanged]);
  return {
    /** What an earlier visit left, until it is taken or thrown away. */
    left,
    /** Whether somebody saved the thing after that. */
    isOutdated: left !== null && left.readAt !== readAt,
    settle: () => setLeft(null),
    forget() {
      drafts.forget(id);
      setLeft(null);
    },
  };
}
