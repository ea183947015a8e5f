import { shareListCall, unshareListCall } from '#src/contracts/premium/shopping-list.ts';
import { call } from '../client.ts';
import { toast } from '../toasts.ts';
import { setShare } from './shopping-list.ts';

/** Makes the link; its address is told only now. `null` when that failed. */
export async function shareList(): Promise<string | null> {
  try {
    const { url, createdAt } = await call(shareListCall);
    setShare({ createdAt });
    return url;
  } catch {
    toast({ title: 'The link could not be made', description: 'Please try again in a moment.', tone: 'danger' });
    return null;
  }
}

/** Ends the link; `false` when that failed. */
export async function endSharing(): Promise<boolean> {
  try {
    await call(unshareListCall);
    setShare(null);
    toast({ title: 'The link has ended', description: 'Nobody can open it any more.' });
    return true;
  } catch {
    toast({ title: 'The link could not be ended', description: 'Please try again in a moment.', tone: 'danger' });
    return false;
  }
}
