import { updateProfileCall } from '#src/contracts/members/account.ts';
import type { ProfileChange } from '#src/domain/members/accounts.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { toast } from '../toasts.ts';
import { setMember } from './session.ts';

/** `asks-current`: the server wants the current password too. */
export type SavingOutcome =
  | { kind: 'done' | 'asks-current' }
  | { kind: 'failed'; fields: Record<string, string> | undefined };

/** The outcome of a change that needs proof of who makes it. `proven`: the current password went along. */
export const refusedOutcome = (error: unknown, proven: boolean): Exclude<SavingOutcome, { kind: 'done' }> =>
  !proven && error instanceof CallError && error.body.code === 'reauthentication_required'
    ? { kind: 'asks-current' }
    : { kind: 'failed', fields: refusedFields(error) };

/** The toast for a change that was refused: with which factor to come back, where that is what is missing. */
export const whyRefused = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && error.body.code === 'second_factor_required' && error.body.message) || otherwise;

/** Changes the member's own information, with the toast the product names. */
export async function updateMyProfile(
  change: ProfileChange,
  done = 'Your profile has been saved.',
): Promise<SavingOutcome> {
  try {
    setMember(await call(updateProfileCall, { body: change }));
    toast({ title: 'Profile Updated', description: done });
    return { kind: 'done' };
  } catch (error) {
    const outcome = refusedOutcome(error, change.currentPassword !== undefined);
    if (outcome.kind === 'failed') {
      toast({ title: 'Update Failed', description: whyRefused(error, 'Failed to update profile'), tone: 'danger' });
    }
    return outcome;
  }
}

export const subscribeToNewsletter = (): Promise<SavingOutcome> =>
  updateMyProfile({ newsletterSubscription: true }, 'You’re subscribed to the newsletter.');
