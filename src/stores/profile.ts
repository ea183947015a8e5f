import { updateProfileCall } from '#src/contracts/account.ts';
import type { ProfileChange } from '#src/domain/accounts.ts';
import { call } from './client.ts';
import { setMember } from './session.ts';
import { toast } from './toasts.ts';

/** Changes the member's own information; resolves to whether it worked, with the toast the product names. */
export async function updateProfile(change: ProfileChange, done = 'Your profile has been saved.'): Promise<boolean> {
  try {
    setMember(await call(updateProfileCall, { body: change }));
    toast({ title: 'Profile Updated', description: done });
    return true;
  } catch {
    toast({ title: 'Update Failed', description: 'Failed to update profile', tone: 'danger' });
    return false;
  }
}

export const subscribeToNewsletter = (): Promise<boolean> =>
  updateProfile({ newsletterSubscription: true }, 'You are subscribed to the newsletter.');
