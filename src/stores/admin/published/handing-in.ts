import { atom } from 'nanostores';
import {
  answerHandInCall,
  type HandIn,
  handInCall,
  readHandInCall,
  takeBackHandInCall,
} from '#src/contracts/hand-ins.ts';
import { counted } from '#src/domain/counted.ts';
import { type Remark, remarkSchema } from '#src/domain/published/handing-in.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import { CallError, call } from '../../client.ts';
import { keepJson, readStoredJson } from '../../local-storage.ts';
import { forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { forgetWaiting } from '../waiting.ts';
import { alike } from './alike.ts';
import { createDrafts } from './drafts.ts';
import { createKeeping } from './keeping.ts';

/** A remark that is being typed; `field` is empty where it is about all of it. */
interface TypedRemark {
  field: string;
  text: string;
}

const NOTHING: TypedRemark = { field: '', text: '' };
const drafts = createDrafts('remark', () => NOTHING);

/**
 * Where one thing stands while its editor is open, and the remarks on it that are not sent yet, which a browser keeps, and
 * the one that is being typed.
 */
export function createHandingIn(kind: KindName, id: string) {
  const params = { kind, id };
  const key = `plantry:remarks:${kind}:${id}`;
  const $handIn = atom<HandIn | null>(null);
  const stored = (): readonly Remark[] => remarkSchema.array().safeParse(readStoredJson(key)).data ?? [];
  const $unsent = atom(stored());
  const $typed = atom(NOTHING);
  const $isBusy = atom(false);
  /** Whether it was changed since whoever approves has read it. */
  const $isStale = atom(false);
  const of = `${kind}:${id}`;
  const keeping = createKeeping(drafts, of, () => {
    const form = $typed.get();
    return form.text.trim() === '' ? null : { form, at: Date.now(), readAt: null };
  });
  let isKept = true;

  /** What cannot be read is not shown: the form goes on without. */
  const read = (): Promise<void> => retried(() => call(readHandInCall, { params })).then($handIn.set, () => undefined);

  /** Changes those that wait to be sent: of this tab and of the others, which write them to the same place. */
  const keep = (change: (remarks: readonly Remark[]) => readonly Remark[]): void => {
    const remarks = change(isKept ? stored() : $unsent.get());
    $unsent.set(remarks);
    isKept = keepJson(key, remarks.length > 0 ? remarks : null);
  };
  const without = (gone: readonly Remark[]) => (remarks: readonly Remark[]) =>
    remarks.filter((remark) => !gone.some((other) => alike(other, remark)));

  const type = (remark: TypedRemark): void => {
    $typed.set(remark);
    if (remark.text.trim() === '') keeping.forget();
    else keeping.keepSoon();
  };

  /** Puts what was typed in an editor that is gone back where it was, unless something stands there by now. */
  async function bringBack(): Promise<void> {
    const [left] = await drafts.left(of, NOTHING);
    if (!left || !keeping.isOpen() || $typed.get().text !== '') return;
    $typed.set(left.form);
    keeping.keep();
    if (keeping.$isKept.get()) drafts.forget(left.key);
  }

  /** Does something; where that is refused, somebody was quicker, and it is asked how it stands. */
  async function act(words: string, work: () => Promise<HandIn>, done: { title: string; description?: string }) {
    if ($isBusy.get()) return false;
    $isBusy.set(true);
    $isStale.set(false);
    let isDone = true;
    try {
      $handIn.set(await work());
      forgetWaiting();
      forgetAnswers(`admin-${kind}s`);
      toast(done);
    } catch (error) {
      isDone = false;
      failed(words, error);
      await read();
      // It stands where it stood, so what is refused is a version nobody has read.
      $isStale.set(error instanceof CallError && error.status === 409 && $handIn.get()?.stand === 'handed-in');
    }
    $isBusy.set(false);
    return isDone;
  }

  return {
    ...{ $handIn, $unsent, $typed, $isBusy, $isStale, read, type },
    /** Keeps what is typed from now on, and brings back what was; what it returns ends that. */
    open(): () => void {
      const close = keeping.open();
      void bringBack();
      return close;
    },
    /** Has it wait to be sent, in place of what is typed. */
    addRemark(remark: Remark): void {
      keep((remarks) => [...remarks, remark]);
      type({ ...$typed.get(), text: '' });
    },
    dropRemark: (remark: Remark): void => keep(without([remark])),

    handIn: (updatedAt: number): Promise<boolean> =>
      act(`We couldn’t hand in this ${kind}`, () => call(handInCall, { params, body: { updatedAt } }), {
        title: 'Handed in',
        description: 'The editors have been told.',
      }),

    takeBack: (): Promise<boolean> =>
      act(`We couldn’t take back this ${kind}`, () => call(takeBackHandInCall, { params }), {
        title: 'Taken back',
        description: 'It’s a draft again.',
      }),

    approve: (updatedAt: number): Promise<boolean> =>
      act(
        `We couldn’t approve this ${kind}`,
        () => call(answerHandInCall, { params, body: { outcome: 'approved', updatedAt } }),
        { title: 'Approved', description: 'Its author has been told.' },
      ),

    async sendBack(): Promise<boolean> {
      const remarks = [...$unsent.get()];
      const isDone = await act(
        `We couldn’t send back this ${kind}`,
        () => call(answerHandInCall, { params, body: { outcome: 'back', remarks } }),
        { title: `Sent back with ${counted(remarks.length, 'remark')}`, description: 'Its author has been told.' },
      );
      if (isDone) keep(without(remarks));
      return isDone;
    },
  };
}
