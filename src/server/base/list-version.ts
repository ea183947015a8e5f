import { inArray, max } from 'drizzle-orm';
import { contentVersions } from '#src/db/schema.ts';
import { prepared } from './database.ts';
import { tag } from './tags.ts';

/** Number of the last change of what any of some tags names. */
export const lastChangeOf = async (...tags: string[]): Promise<number> =>
  (await newestOf(tags.join(' ')).get())?.version ?? 0;

/** Number of the last change of what lists of recipes show. */
export const listVersion = (): Promise<number> => lastChangeOf(tag.recipes);

const newestOf = prepared((read, tags: string) =>
  read
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(inArray(contentVersions.tag, tags.split(' ')))
    .prepare(),
);
