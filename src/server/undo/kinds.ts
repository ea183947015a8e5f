import { collectionKind } from '../collections/kind.ts';
import { guideKind } from '../guides/kind.ts';
import type { PublishedKind } from '../published/kind.ts';
import { recipeKind } from '../recipes/kind.ts';
import { undoBanner } from './banner.ts';
import { publishedUndoer } from './published.ts';
import type { Undoer } from './undoer.ts';
import { undoUser } from './user.ts';

const published: readonly PublishedKind[] = [recipeKind, collectionKind, guideKind];

/** The way to take back what was done to one thing, by its kind. */
export const UNDOERS: Readonly<Record<string, Undoer>> = {
  ...Object.fromEntries(published.map((kind) => [kind.name, publishedUndoer(kind)])),
  banner: undoBanner,
  user: undoUser,
};
