import { shareFolderCall, unshareFolderCall } from '#src/contracts/members/folders.ts';
import type { Folder } from '#src/domain/folders/folders.ts';
import { attempt, succeeds, tellToWait } from '../attempt.ts';
import { call } from '../client.ts';
import { toast } from '../toasts.ts';
import { showFolder } from './folders.ts';

/** Makes the link; its address is told only now. `null` when that failed. */
export const makeFolderLink = ({ id }: Folder): Promise<string | null> =>
  attempt(tellToWait, 'We couldn’t create the link', async () => {
    const { url, createdAt } = await call(shareFolderCall, { params: { id } });
    showFolder(id, { share: { createdAt } });
    return url;
  });

/** Ends the link, which takes every tick off; `false` when that failed. */
export const endFolderLink = ({ id, entries }: Folder): Promise<boolean> =>
  succeeds(tellToWait, 'We couldn’t end the link', async () => {
    await call(unshareFolderCall, { params: { id } });
    const hidden = entries.map((entry) => (entry.kind === 'own' ? { ...entry, isShown: false } : entry));
    showFolder(id, { share: null, entries: hidden });
    toast({ title: 'The link has ended', description: 'Nobody can open it any more.' });
  });
