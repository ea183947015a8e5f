import { asc, eq } from 'drizzle-orm';
import { folderEntries, folders, recipes } from '#src/db/schema.ts';
import type { MyData } from '#src/domain/members/my-data.ts';
import { read } from '../base/database.ts';
import type { SignedIn } from '../base/viewer.ts';
import { titleFor } from '../recipes/recipes.ts';
import { inOrder, recipeOfEntry } from './entries.ts';

/** All folders of a member with what they put in. Own recipes stand in the same export with all they hold. */
export async function exportFolders(viewer: SignedIn): Promise<MyData['folders']> {
  const rows = await read()
    .select({
      folder: folders,
      recipeId: recipeOfEntry,
      title: titleFor(viewer),
      note: folderEntries.note,
      isShown: folderEntries.isShown,
      addedAt: folderEntries.addedAt,
    })
    .from(folders)
    .leftJoin(folderEntries, eq(folderEntries.folderId, folders.id))
    .leftJoin(recipes, eq(recipes.id, folderEntries.recipeId))
    .where(eq(folders.userId, viewer.id))
    .orderBy(asc(folders.createdAt), asc(folders.id), ...inOrder);
  return [...Map.groupBy(rows, ({ folder }) => folder.id).values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const { name, createdAt, sharedAt } = first.folder;
    const held = entries.flatMap(({ recipeId, title, note, isShown, addedAt }) =>
      recipeId !== null && note !== null && isShown !== null && addedAt !== null
        ? [{ recipeId, title, note, isShown, addedAt }]
        : [],
    );
    return [{ name, createdAt, sharedAt, recipes: held }];
  });
}
