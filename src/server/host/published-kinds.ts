import { collectionKind } from '../collections/kind.ts';
import { guideKind } from '../guides/kind.ts';
import type { PublishedKind } from '../published/kind.ts';
import { recipeKind } from '../recipes/kind.ts';

/** Every kind of thing that is published: of each the schedule is kept and the bin emptied. */
export const PUBLISHED_KINDS: readonly PublishedKind[] = [recipeKind, collectionKind, guideKind];
