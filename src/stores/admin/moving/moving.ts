import { atom, computed } from 'nanostores';
import {
  beginMoveCall,
  changeMoveCall,
  changeMoveItemsCall,
  discardMoveCall,
  type MoveView,
  moveItemsCall,
  movesCall,
  sendMovePartCall,
  steerMoveCall,
} from '#src/contracts/recipes/admin-moving.ts';
import { megabytes } from '#src/domain/megabytes.ts';
import {
  MOVE_FILE_MOST,
  MOVE_PART,
  type MoveChange,
  type MoveItemsChange,
  type MoveShown,
} from '#src/domain/moving/moves.ts';
import { succeeds } from '../../attempt.ts';
import { CallError, call } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { takeBackEntry } from '../running/taking-back.ts';

const KEY = 'admin-moves';
/** It goes on while one looks. */
const FRESH_MS = 500;

export const $moves = createFetcherStore([KEY], {
  dedupeTime: FRESH_MS,
  fetcher: () => retried(() => call(movesCall)),
});

/** The list of recipes that is open: of which move, which of them, which page. */
export const $moveList = atom<{ id: string | null; shown: MoveShown; page: number }>({
  id: null,
  shown: 'all',
  page: 1,
});
const $listKey = computed($moveList, ({ id, ...list }) => id && JSON.stringify([id, list.shown, list.page]));

export const $moveItems = createFetcherStore([`${KEY}-items`, $listKey], {
  dedupeTime: FRESH_MS,
  fetcher: (_, key) => {
    const [id, shown, page] = JSON.parse(String(key)) as [string, MoveShown, number];
    return retried(() => call(moveItemsCall, { params: { id }, query: { shown, page: String(page) } }));
  },
});

export const showMove = (change: Partial<ReturnType<typeof $moveList.get>>): void =>
  $moveList.set({ ...$moveList.get(), page: 1, ...change });

/** Asks anew how far all of it is. */
export const lookAgain = (): void => forgetAnswers(KEY);

/** Per cent of the file that is on its way; `null` while none is. */
export const $sending = atom<number | null>(null);

/**
 * Sends a file part by part, which is read as soon as it's there. Where a part of the same file is here already, it goes on behind
 * that: a connection that breaks, or a page that is closed, costs no more than one part.
 */
export async function sendMove(file: File): Promise<void> {
  if (file.size > MOVE_FILE_MOST) {
    const description = `${file.name} has more than ${megabytes(MOVE_FILE_MOST)}.`;
    return toast({ title: 'Too large', description, tone: 'danger' });
  }
  $sending.set(0);
  const words = `${file.name} isn’t here whole. Choose it again, and we’ll go on where it stopped`;
  await succeeds(failed, words, async () => {
    const { id, received } = (await begunOf(file)) ?? {
      ...(await call(beginMoveCall, { body: factsOf(file) })),
      received: 0,
    };
    for (let at = received; at < file.size; ) {
      at = await sendPart(id, file, at);
      $sending.set(Math.floor((at / file.size) * 100));
    }
  });
  $sending.set(null);
  lookAgain();
}

const factsOf = ({ name, size, lastModified }: File) => ({ name: name.trim(), size, modifiedAt: lastModified });

/** What is here of the same file, by its name, its size and when it was changed. */
async function begunOf(file: File): Promise<MoveView | undefined> {
  const { name, size, modifiedAt } = factsOf(file);
  return (await retried(() => call(movesCall))).find(
    (move) => move.state === 'coming' && move.name === name && move.size === size && move.modifiedAt === modifiedAt,
  );
}

/** Sends the part from a byte on, once more where it fails: it may have arrived. Resolves to how many bytes are here. */
async function sendPart(id: string, file: File, at: number): Promise<number> {
  const part = file.slice(at, at + MOVE_PART, 'application/octet-stream');
  try {
    const send = () => call(sendMovePartCall, { params: { id }, query: { at: String(at) }, file: part });
    return (await retried(send)).received;
  } catch (error) {
    const received = error instanceof CallError ? error.body.received : undefined;
    // Of another turn's part the server says whose turn it is; only forward, or it would never end.
    if (typeof received === 'number' && received > at) return received;
    throw error;
  }
}

async function changing(words: string, work: () => Promise<unknown>): Promise<void> {
  await succeeds(failed, words, work);
  lookAgain();
}

export const setForAll = (id: string, body: MoveChange): Promise<void> =>
  changing('Not saved', () => call(changeMoveCall, { params: { id }, body }));

/** Chooses recipes, or says what category they are of: those given by number, else all that are listed. */
export const changeItems = (id: string, body: Partial<MoveItemsChange>): Promise<void> =>
  changing('Not saved', () => call(changeMoveItemsCall, { params: { id }, body }));

export const runMove = (id: string, action: 'go' | 'pause' | 'resume'): Promise<void> =>
  changing('That didn’t work', () => call(steerMoveCall, { params: { id }, body: { action } }));

export const dropMove = (id: string): Promise<void> =>
  changing('Not discarded', () => call(discardMoveCall, { params: { id } }));

/** Takes a move back as a whole: one entry of the log after the other. */
export async function takeBackMove(entries: readonly number[]): Promise<void> {
  for (const entry of entries) if (!(await takeBackEntry(entry))) break;
  lookAgain();
}
