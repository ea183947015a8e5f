import { shareListCall, unshareListCall } from '#src/contracts/premium/shopping-list.ts';
import { attempt, succeeds, tellToWait } from '../attempt.ts';
import { call } from '../client.ts';
import { toast } from '../toasts.ts';
import { setShare } from './shopping-list.ts';

/** Makes the link; its address is told only now. `null` when that failed. */
export function shareList(): Promise<string | null> {
  return attempt(tellToWait, 'We couldn’t create the link', async () => {
    const { url, createdAt } = await call(shareListCall);
    setShare({ createdAt });
    return url;
  });
}

/** Ends the link; `false` when that failed. */
export const endSharing = (): Promise<boolean> =>
  succeeds(tellToWait, 'We couldn’t end the link', async () => {
    await call(unshareListCall);
    setShare(null);
    toast({ title: 'The link has ended', description: 'Nobody can open it any more.' });
  });
