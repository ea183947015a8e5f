import { PUBLISHED_LABELS } from '../published/field-labels.ts';
import type { CollectionText } from './collection.ts';

/** What the fields of a collection are called. */
export const COLLECTION_LABELS: Readonly<Record<keyof CollectionText, string>> = {
  ...PUBLISHED_LABELS,
  description: 'In a sentence',
  introduction: 'Introduction',
  picks: 'Recipes',
  rule: 'Rule',
  never: 'Never',
  people: 'People',
  imageUrl: 'Cover',
  season: 'Season',
};
