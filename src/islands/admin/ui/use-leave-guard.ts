import { onSet } from 'nanostores';
import { useEffect } from 'react';
import { $location } from '#src/stores/admin/location.ts';

const QUESTION = 'You have unsaved changes. Leave anyway?';

/** Set while an editor is left by {@link leaveSaved}: its form still counts as changed until it is drawn again. */
let isSaved = false;

/** What was answered to the question, while the others that ask the same hear of it. */
let answered: boolean | undefined;
function mayLeave(): boolean {
  if (answered === undefined) {
    answered = confirm(QUESTION);
    queueMicrotask(() => (answered = undefined));
  }
  return answered;
}

/**
 * Asks before a link, the browser's own Back and Forward, or closing the tab leave what is not saved; once, however many
 * forms have something to lose. The last is the browser's own question.
 */
export function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { pathname } = location;
    const place = placeInHistory();
    return onSet($location, ({ newValue, abort }) => {
      if (isSaved || newValue?.path === $location.get()?.path || mayLeave()) return;
      abort();
      if (location.pathname !== pathname) goBackTo(pathname, place);
    });
  }, [isOn]);
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
}

/** Leaves without a question, because what was typed is saved; `path` takes the place of the editor in the history. */
export function leaveSaved(path: string, isInItsPlace = true): void {
  isSaved = true;
  try {
    $location.open(path, isInItsPlace);
  } finally {
    isSaved = false;
  }
}

/** After Back or Forward the address has changed already, before the router hears of it. */
function goBackTo(pathname: string, place: number | undefined): void {
  const now = placeInHistory();
  if (place !== undefined && now !== undefined && place !== now) history.go(place - now);
  // Once the router is done: it is told of the way back too.
  else queueMicrotask(() => $location.open(pathname));
}

/** Number of the entry one is at in the tab's history, where the browser tells. */
function placeInHistory(): number | undefined {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } };
  return navigation?.currentEntry?.index;
}
