import {
  changeMembershipCall,
  createHouseholdCall,
  householdCall,
  inviteCall,
  joinHouseholdCall,
  leaveHouseholdCall,
  lookAtInvitationCall,
  putOutCall,
  withdrawInvitationCall,
} from '#src/contracts/members/household.ts';
import type { Sharing, ShownInvitation } from '#src/domain/household/household.ts';
import { attempt, type Tell, tellError } from '../attempt.ts';
import { CallError, call } from '../client.ts';
import { $plan } from '../premium/plan.ts';
import { createFetcherStore, forgetTab, retried } from '../query.ts';
import { $session } from './session.ts';

/** The member's household. */
export const $household = createFetcherStore(['household'], { fetcher: () => retried(() => call(householdCall)) });

/** With the server's own words where it has some. */
const tell: Tell = (words, error) => tellError((error instanceof CallError && error.body.message) || words, error);

async function change<T>(words: string, work: () => Promise<T>): Promise<T | null> {
  const done = await attempt(tell, words, work);
  // Premium comes and goes with a household.
  forgetTab();
  $household.invalidate();
  for (const store of [$session, $plan]) store.revalidate();
  return done;
}

export const startHousehold = () => change('We couldn’t start it. Please try again.', () => call(createHouseholdCall));

/** Resolves to the link, which is told only once; `null` when there is none. */
export const makeInvitation = async (email?: string): Promise<string | null> =>
  (await change('We couldn’t make the link. Please try again.', () => call(inviteCall, { body: { email } })))?.url ??
  null;

export const endInvitation = (id: string) =>
  change('We couldn’t withdraw it. Please try again.', () => call(withdrawInvitationCall, { params: { id } }));

export const chooseToShare = (sharing: Sharing) =>
  change('We couldn’t save that. Please try again.', () => call(changeMembershipCall, { body: sharing }));

export const leaveMyHousehold = () => change('We couldn’t do that. Please try again.', () => call(leaveHouseholdCall));

export const removeFromHousehold = (id: string) =>
  change('We couldn’t do that. Please try again.', () => call(putOutCall, { params: { id } }));

/** An invitation that was looked at: `gone` where the link opens nothing, `failed` where nobody knows. */
export type SeenInvitation = ShownInvitation | 'gone' | 'failed';

export async function seeInvitation(secret: string): Promise<SeenInvitation> {
  try {
    return await call(lookAtInvitationCall, { body: { secret } });
  } catch (error) {
    const isGone = error instanceof CallError && (error.status === 404 || error.status === 400);
    return isGone ? 'gone' : 'failed';
  }
}

/** Resolves to whether the member is in it now. */
export const takeInvitation = async (secret: string): Promise<boolean> =>
  (await change('This invitation doesn’t work any more.', () => call(joinHouseholdCall, { body: { secret } }))) !==
  null;
