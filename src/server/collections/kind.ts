import { asPublished } from '#src/db/schema/published.ts';
import { collectionHandIns, collectionPreviews, collectionRevisions, collections } from '#src/db/schema.ts';
import {
  type CollectionChange,
  collectionSchema,
  missingParts,
  type StoredPick,
} from '#src/domain/collections/collection.ts';
import { COLLECTION_LABELS } from '#src/domain/collections/collection-labels.ts';
import { paths } from '#src/paths.ts';
import { tag } from '../base/tags.ts';
import type { PublishedKind } from '../published/kind.ts';
import { Refused } from '../published/refused.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** A change with recipes by their numbers. */
export type StoredChange = Omit<CollectionChange, 'picks' | 'never'> & {
  picks?: StoredPick[] | undefined;
  never?: number[] | undefined;
};

export const collectionKind: PublishedKind<CollectionRow, StoredChange> = {
  name: 'collection',
  table: asPublished(collections),
  revisions: collectionRevisions,
  previews: collectionPreviews,
  handIns: collectionHandIns,
  fields: Object.keys(collectionSchema.shape),
  labels: COLLECTION_LABELS,
  address: paths.collection,
  editor: paths.adminCollection,
  reserved: ['new', 'bulk', 'preview', 'preview-page'],
  tagOf: tag.collection,
  listTags: [tag.collections],
  editors: 'curate',
  jobs: { schedule: 'collection-schedule', bin: 'collection-bin' },
  judge({ after }) {
    const issues = after.isPublished || after.publishAt !== null ? missingParts(after) : [];
    const [first] = issues;
    if (first) throw new Refused(`This collection can’t be published yet. ${first.message}`, { issues });
    return { columns: {} };
  },
};
