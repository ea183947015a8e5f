import { eq } from 'drizzle-orm';
import { contentVersions } from '#src/db/schema.ts';
import { prepared } from './database.ts';
import { tag } from './tags.ts';

/** Number of the last change of what lists of recipes show. */
export const listVersion = async (): Promise<number> => (await versionOfLists().get())?.version ?? 0;

const versionOfLists = prepared((read) =>
  read
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.tag, tag.recipes))
    .prepare(),
);
