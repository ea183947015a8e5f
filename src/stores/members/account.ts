import type { z } from 'zod';
import {
  changePasswordCall,
  contactAdminCall,
  deleteAccountCall,
  endAllSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '#src/contracts/members/account.ts';
import type { contactSchema } from '#src/domain/members/accounts.ts';
import type { NotesAfterLeaving } from '#src/domain/members/member.ts';
import { paths } from '#src/paths.ts';
import { succeeds, type Tell, tellError } from '../attempt.ts';
import { CallError, call } from '../client.ts';
import { emptyKept } from '../kept/empty-kept.ts';
import { createFetcherStore, forgetTab, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { refusedOutcome, type SavingOutcome, whyRefused } from './profile.ts';
import { $session } from './session.ts';

export async function changeMyPassword(newPassword: string, currentPassword?: string): Promise<SavingOutcome> {
  try {
    await call(changePasswordCall, { body: { newPassword, ...(currentPassword && { currentPassword }) } });
    toast({ title: 'Password Changed', description: 'Your other sessions have been logged out.' });
    forgetTab();
    $session.revalidate();
    $sessions.revalidate();
    return { kind: 'done' };
  } catch (error) {
    const outcome = refusedOutcome(error, currentPassword !== undefined);
    if (outcome.kind === 'failed') {
      toast({
        title: 'Password Change Failed',
        description: whyRefused(error, 'Failed to change password'),
        tone: 'danger',
      });
    }
    return outcome;
  }
}

export const contactAdmin = (message: z.output<typeof contactSchema>): Promise<boolean> =>
  succeeds(tellSending, 'Failed to send message', async () => {
    await call(contactAdminCall, { body: message });
    toast({ title: 'Message Sent', description: 'Your message has been sent to the admin team.' });
  });

const tellSending: Tell = (description) => toast({ title: 'Send Failed', description, tone: 'danger' });

/** The sessions in which the member is signed in. */
export const $sessions = createFetcherStore(['sessions'], {
  fetcher: () => retried(() => call(listSessionsCall)),
});

export const endMySession = (id: string): Promise<boolean> =>
  succeeds(tellError, 'We couldn’t end that session. Please try again.', async () => {
    await call(endSessionCall, { params: { id } });
    toast({ title: 'Logged out there' });
    $sessions.revalidate();
  });

export const signOutEverywhere = (): Promise<boolean> =>
  succeeds(tellError, 'We couldn’t log you out everywhere. Please try again.', async () => {
    await call(endAllSessionsCall);
    await startOver();
  });

/**
 * Resolves to what is wrong, or to nothing once the account is gone and the browser is on its way home. Without a password
 * where the account has none.
 */
export async function deleteMyAccount(
  password: string | undefined,
  cookNotes: NotesAfterLeaving,
): Promise<string | undefined> {
  try {
    await call(deleteAccountCall, { body: { cookNotes, ...(password !== undefined && { password }) } });
    await startOver();
    return undefined;
  } catch (error) {
    return (error instanceof CallError && error.body.message) || 'We couldn’t delete your account. Please try again.';
  }
}

async function startOver(): Promise<void> {
  forgetTab();
  await emptyKept();
  location.assign(paths.home);
}
