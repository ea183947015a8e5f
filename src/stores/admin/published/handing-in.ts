import { atom } from 'nanostores';
import {
  answerHandInCall,
  type HandIn,
  handInCall,
  readHandInCall,
  takeBackHandInCall,
} from '#src/contracts/hand-ins.ts';
import { counted } from '#src/domain/counted.ts';
import { type Remark, remarksSchema } from '#src/domain/published/handing-in.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import { succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { keepJson, readStoredJson } from '../../local-storage.ts';
import { forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { forgetWaiting } from '../waiting.ts';

/** Where one thing stands while its editor is open, and the remarks on it that are not sent yet, which a browser keeps. */
export function createHandingIn(kind: KindName, id: string) {
  const params = { kind, id };
  const key = `plantry:remarks:${kind}:${id}`;
  const $handIn = atom<HandIn | null>(null);
  const $unsent = atom<readonly Remark[]>(remarksSchema.safeParse(readStoredJson(key)).data ?? []);
  const $isBusy = atom(false);

  /** What cannot be read is not shown: the form goes on without. */
  const read = (): Promise<void> => retried(() => call(readHandInCall, { params })).then($handIn.set, () => undefined);

  const keep = (remarks: readonly Remark[]): void => {
    $unsent.set(remarks);
    keepJson(key, remarks.length > 0 ? remarks : null);
  };

  /** Does something; where that is refused, somebody was quicker, and it is asked how it stands. */
  async function act(words: string, work: () => Promise<HandIn>, done: { title: string; description?: string }) {
    if ($isBusy.get()) return false;
    $isBusy.set(true);
    const isDone = await succeeds(failed, words, async () => {
      $handIn.set(await work());
      forgetWaiting();
      forgetAnswers(`admin-${kind}s`);
      toast(done);
    });
    if (!isDone) await read();
    $isBusy.set(false);
    return isDone;
  }

  return {
    ...{ $handIn, $unsent, $isBusy, read },
    addRemark: (remark: Remark): void => keep([...$unsent.get(), remark]),
    dropRemark: (remark: Remark): void => keep($unsent.get().filter((other) => other !== remark)),

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
      if (isDone) keep([]);
      return isDone;
    },
  };
}
