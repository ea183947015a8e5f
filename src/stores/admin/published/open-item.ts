import { atom } from 'nanostores';
import { keepOpenCall, leaveOpenCall } from '#src/contracts/open-items.ts';
import { type AlsoHere, type OpenKind, SAID_EVERY } from '#src/domain/published/open-items.ts';
import { CallError, call } from '../../client.ts';

/** Answers after which there is nothing to say any more: signed out, not theirs, gone. */
const OVER = [401, 403, 404];

/** Says of a thing in an editor that it is open, as long as it is, and knows who else has it open. */
export function createOpenItem(kind: OpenKind, id: string) {
  const params = { kind, id };
  const $others = atom<readonly AlsoHere[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Which call is the newest: what an older one brings counts no more. */
  let turn = 0;
  let isOver = false;
  let isLeft = false;

  async function say(): Promise<void> {
    clearTimeout(timer);
    // A page that is left is hidden, too, and that comes last.
    if (isLeft) return;
    const mine = ++turn;
    const sight = document.hidden ? 'behind' : 'seen';
    let others: readonly AlsoHere[] = [];
    try {
      ({ others } = await call(keepOpenCall, { params, body: { sight } }));
    } catch (error) {
      // What cannot be asked is not shown: who writes goes on writing.
      isOver = error instanceof CallError && OVER.includes(error.status);
    }
    if (mine !== turn) return;
    $others.set(others);
    if (!isOver) timer = setTimeout(say, SAID_EVERY[sight]);
  }

  function leave(): void {
    clearTimeout(timer);
    turn++;
    isLeft = true;
    if (isOver) return;
    call(leaveOpenCall, { params }, { outlivesPage: true }).catch(() => undefined);
  }

  return {
    $others,
    /** Begins; what it returns ends it. */
    open(): () => void {
      // A page that comes back out of the browser's memory is open again.
      const again = ({ persisted }: PageTransitionEvent) => {
        isLeft = false;
        if (persisted) void say();
      };
      document.addEventListener('visibilitychange', say);
      addEventListener('pagehide', leave);
      addEventListener('pageshow', again);
      isLeft = false;
      void say();
      return () => {
        document.removeEventListener('visibilitychange', say);
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', again);
        leave();
      };
    },
  };
}
