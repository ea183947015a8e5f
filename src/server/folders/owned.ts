import { and, eq, type SQL } from 'drizzle-orm';
import { folders } from '#src/db/schema.ts';
import { cap } from '../base/limits/limits.ts';

/** For whatever a member changes about folders. */
export const folderChanges = cap({ times: 300, seconds: 60 });

/** A folder of the member: another's is none, like one that isn't there. */
export const ownFolder = (userId: string, id: string): SQL | undefined =>
  and(eq(folders.id, id), eq(folders.userId, userId));
