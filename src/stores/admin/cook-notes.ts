import { atom, computed } from 'nanostores';
import {
  answerObjectionCall,
  blockCookCall,
  cookNoteSettingsCall,
  decideCookNotesCall,
  moderationQueueCall,
  noteBackgroundCall,
  noteSayingsCall,
  notesOnOwnRecipesCall,
  saveCookNoteSettingsCall,
  unblockCookCall,
} from '#src/contracts/recipes/admin-cook-notes.ts';
import { answerCookNoteCall, ownCookNoteCall } from '#src/contracts/recipes/cook-notes.ts';
import type { CookNoteSettings } from '#src/domain/cook-notes/first-status.ts';
import type {
  CookNoteDecision,
  ModeratedNote,
  ObjectionOutcome,
  QueueFilter,
} from '#src/domain/cook-notes/moderation.ts';
import { counted } from '#src/domain/counted.ts';
import { attempt, succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';
import { forgetWaiting } from './waiting.ts';

/** Somebody else may be deciding too. */
const QUEUE_FRESH_MS = 500;

interface NotesFilter {
  filter: QueueFilter;
  page: number;
  /** The member whose notes are shown; `null` for all. */
  writer: { id: string; name: string } | null;
}
export const $notesFilter = atom<NotesFilter>({ filter: 'waiting', page: 1, writer: null });
export const filterNotes = (change: Partial<NotesFilter>): void =>
  $notesFilter.set({ ...$notesFilter.get(), page: 1, ...change });

const $query = computed($notesFilter, ({ filter, page, writer }) =>
  JSON.stringify({ filter, page: String(page), ...(writer && { writer: writer.id }) }),
);
export const $queue = createFetcherStore(['cook-notes-queue', $query], {
  dedupeTime: QUEUE_FRESH_MS,
  fetcher: (_, query) =>
    retried(() => call(moderationQueueCall, { query: JSON.parse(query) as { filter: QueueFilter } })),
});

export const readNoteBackground = (id: string) => retried(() => call(noteBackgroundCall, { params: { id } }));
export const readNoteSayings = (id: string) => retried(() => call(noteSayingsCall, { params: { id } }));

/** Takes notes off the list on screen, then asks how it stands. */
function goOn(ids: readonly string[]): void {
  const { data } = $queue.get();
  if (data) $queue.mutate({ ...data, notes: data.notes.filter(({ id }) => !ids.includes(id)) });
  $queue.revalidate();
  forgetWaiting();
}

/** Decides about notes as they are on screen. Resolves to whether that went through, also where some had changed. */
export const decideNotes = (notes: readonly ModeratedNote[], decision: CookNoteDecision): Promise<boolean> =>
  succeeds(failed, 'We couldn’t save that decision', async () => {
    const seen = notes.map(({ id, statusAt }) => ({ id, statusAt }));
    const { decided } = await call(decideCookNotesCall, { body: { notes: seen, decision } });
    goOn(notes.map(({ id }) => id));
    const left = notes.length - decided.length;
    if (decided.length > 0)
      toast({
        title: `${counted(decided.length, 'note')} ${decision.decision === 'publish' ? 'published' : 'refused'}`,
      });
    if (left > 0)
      toast({
        title: `${counted(left, 'note')} left alone`,
        description: 'Changed or decided about since you looked. Have another look.',
        tone: 'danger',
      });
  });

export const blockNoteWriter = (
  { id, name }: { id: string; name: string },
  body: { reason: string; takesNotes: boolean },
): Promise<boolean> =>
  succeeds(failed, 'We couldn’t block this member', async () => {
    await call(blockCookCall, { params: { id }, body });
    toast({ title: `${name} can’t write notes any more`, description: 'We’ve e-mailed them why.' });
    $queue.revalidate();
  });

export const unblockNoteWriter = ({ id, name }: { id: string; name: string }): Promise<boolean> =>
  succeeds(failed, 'We couldn’t unblock this member', async () => {
    await call(unblockCookCall, { params: { id } });
    toast({ title: `${name} can write notes again` });
    $queue.revalidate();
  });

export const sendObjectionAnswer = (
  id: string,
  body: { outcome: ObjectionOutcome; answer: string; statusAt: number },
): Promise<boolean> =>
  succeeds(failed, 'We couldn’t send that answer', async () => {
    await call(answerObjectionCall, { params: { id }, body });
    toast({
      title: body.outcome === 'stands' ? 'The decision stands' : 'Decision reversed',
      description: 'They’ve been told.',
    });
    $queue.revalidate();
    forgetWaiting();
  });

/** Opens the form of an answer: what has to be sent with it. */
export const answerTicket = async (recipeId: string): Promise<string | null> =>
  attempt(failed, 'We couldn’t open the answer', async () => {
    const { ticket } = await call(ownCookNoteCall, { params: { id: recipeId } });
    return ticket;
  });

export const answerNote = (id: string, body: { text: string; ticket: string }): Promise<boolean> =>
  succeeds(failed, 'We couldn’t send your answer', async () => {
    await call(answerCookNoteCall, { params: { id }, body });
    toast({ title: 'Your answer is out' });
    forgetAnswers('cook-notes-mine');
  });

export const $ownNotesPage = atom(1);
export const $notesOnMine = createFetcherStore(['cook-notes-mine', computed($ownNotesPage, String)], {
  dedupeTime: QUEUE_FRESH_MS,
  fetcher: (_, page) => retried(() => call(notesOnOwnRecipesCall, { query: { page } })),
});

export const $cookNoteSettings = createFetcherStore(['cook-notes-settings'], {
  fetcher: () => retried(() => call(cookNoteSettingsCall)),
});
export const saveCookNoteSettings = (settings: CookNoteSettings): Promise<boolean> =>
  succeeds(failed, 'Failed to update the settings of cooks’ notes', async () => {
    $cookNoteSettings.mutate(await call(saveCookNoteSettingsCall, { body: settings }));
    toast({ title: 'Settings of cooks’ notes updated' });
  });
