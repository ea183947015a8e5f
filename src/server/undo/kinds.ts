import { PUBLISHED_KINDS } from '../admin/published-kinds.ts';
import { undoBanner } from './banner.ts';
import { publishedUndoer } from './published.ts';
import type { Undoer } from './undoer.ts';
import { undoUser } from './user.ts';

/** The way to take back what was done to one thing, by its kind. */
export const UNDOERS: Readonly<Record<string, Undoer>> = {
  ...Object.fromEntries(PUBLISHED_KINDS.map((kind) => [kind.name, publishedUndoer(kind)])),
  banner: undoBanner,
  user: undoUser,
};
