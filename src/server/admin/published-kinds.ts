import type { KindName } from '#src/domain/published/stands.ts';
import { collectionKind } from '../collections/kind.ts';
import { guideKind } from '../guides/kind.ts';
import type { PublishedKind } from '../published/kind.ts';
import { recipeKind } from '../recipes/kind.ts';

/** Every kind of thing that is published: of each the schedule is kept and the bin emptied. */
export const PUBLISHED_KINDS: readonly PublishedKind[] = [recipeKind, collectionKind, guideKind];

/** The kind that is called so. */
export function kindNamed(name: KindName): PublishedKind {
  const kind = PUBLISHED_KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`No kind is called ${name}`);
  return kind;
}
