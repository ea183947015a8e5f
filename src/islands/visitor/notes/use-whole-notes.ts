import { useCallback, useEffect, useState } from 'react';
import type { CookNoteView } from '#src/domain/cook-notes/note.ts';
import { noteAt } from '#src/stores/cook-notes/own-note.ts';

const IN_ADDRESS = /^#note-([0-9a-f]{16})$/;

interface WholeNotes {
  /** The note that the address names, where the page has not even its beginning. */
  linked: CookNoteView | null;
  /** Those of which the page had the beginning, each with the element it stands in. */
  inPlace: { note: CookNoteView; element: HTMLElement }[];
  /** Shows all of a note. */
  show: (id: string) => Promise<void>;
  /** Takes a note, or an answer, off the page. */
  hide: (id: string) => void;
}

/** Notes that are asked for one by one: those the reader wants to read on, and the one the address names. */
export function useWholeNotes(): WholeNotes {
  const [linked, setLinked] = useState<CookNoteView | null>(null);
  const [inPlace, setInPlace] = useState<WholeNotes['inPlace']>([]);
  const show = useCallback(async (id: string, isFollowed = false) => {
    const note = await noteAt(id);
    if (!note) return;
    const element = document.getElementById(`note-${note.id}`);
    // What the page had of it would stand beside it.
    if (element && !element.dataset.whole) element.replaceChildren();
    if (element) {
      element.dataset.whole = '';
      element.hidden = false;
    }
    if (element) setInPlace((others) => [...others.filter((other) => other.note.id !== note.id), { note, element }]);
    else setLinked(note);
    if (isFollowed) requestAnimationFrame(() => document.getElementById(`note-${id}`)?.scrollIntoView());
  }, []);
  const hide = useCallback((id: string) => {
    setLinked((note) => (note?.id === id ? null : note));
    const element = document.getElementById(`note-${id}`);
    if (element) element.hidden = true;
  }, []);
  useEffect(() => {
    const look = () => {
      const id = IN_ADDRESS.exec(location.hash)?.[1];
      if (id && !document.getElementById(`note-${id}`)) void show(id, true);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [show]);
  return { linked, inPlace, show, hide };
}
