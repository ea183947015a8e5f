import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import {
  COLLECTION_LABELS,
  type CollectionForm,
  collectionFormOf,
  isSameCollection,
} from '#src/stores/admin/published/collection-form.ts';
import { previewCollection, saveCollection } from '#src/stores/admin/published/collections.ts';
import { type EditorState, useWritten, type WrittenKind } from '../published/use-written.ts';

const COLLECTION: WrittenKind<CollectionForm, AdminCollection> = {
  formOf: collectionFormOf,
  isSame: isSameCollection,
  labels: COLLECTION_LABELS,
  save: saveCollection,
  preview: previewCollection,
};

export const useCollection = (opened: AdminCollection | null, onMade: (made: AdminCollection) => void) =>
  useWritten(COLLECTION, opened, onMade);

export type CollectionEditorState = EditorState<CollectionForm>;
