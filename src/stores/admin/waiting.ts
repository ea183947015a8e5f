import { computed } from 'nanostores';
import { waitingCall } from '#src/contracts/waiting.ts';
import { may } from '#src/domain/members/permissions.ts';
import { call } from '../client.ts';
import { $member } from '../members/session.ts';
import { createFetcherStore, forgetAnswers, retried } from '../query.ts';
import { $location } from './location.ts';

const KEY = 'admin-waiting';
/** Milliseconds for which a number in the navigation may be old. */
const FRESH_MS = 30_000;

/** The screen one is at; `null`, and nothing is asked, for who may not be here, or has something to do first. */
const $place = computed([$location, $member], (page, member) => {
  const isAway = !member || member.requiresPasswordChange || member.needsSecondFactor;
  return !isAway && may(member.role, 'write') ? (page?.route ?? '') : null;
});

/** What waits for whoever works here: asked for again as they go from screen to screen. */
export const $waitingForYou = createFetcherStore([KEY, $place], {
  dedupeTime: FRESH_MS,
  fetcher: () => retried(() => call(waitingCall)),
});

export const forgetWaiting = (): void => forgetAnswers(KEY);

/** The number of things that wait behind a screen of the navigation: for an author what came back. */
export const $waitingNumbers = computed(
  [$waitingForYou, $member],
  ({ data }, member): Readonly<Record<string, number>> => {
    if (!data || !member) return {};
    const { counts, notes } = data;
    const stand = may(member.role, 'edit') ? 'handed-in' : 'back';
    return {
      recipes: counts.recipe[stand],
      collections: counts.collection[stand],
      guides: counts.guide[stand],
      cookNotes: notes ? notes.waiting + notes.reported + notes.objections : 0,
    };
  },
);
