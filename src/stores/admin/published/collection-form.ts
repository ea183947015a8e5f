import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import type { CollectionRule, CollectionText } from '#src/domain/collections/collection.ts';
import type { CollectionSeason } from '#src/domain/collections/season.ts';
import { localTime, momentIn } from '../local-time.ts';

/** A recipe chosen by hand, as a row of the editor. */
export interface PickRow {
  recipeId: string;
  /** What it is called, and its picture. */
  title: string;
  imageUrl: string | null;
  isPublished: boolean;
  heading: string;
  text: string;
}

export type ChosenRecipe = Pick<PickRow, 'recipeId' | 'title' | 'imageUrl' | 'isPublished'>;

/** A collection as its form holds it. */
export interface CollectionForm {
  title: string;
  description: string;
  introduction: string;
  picks: readonly PickRow[];
  rule: CollectionRule | null;
  never: readonly ChosenRecipe[];
  /** As it is typed; empty of what is no menu. */
  people: string;
  imageUrl: string | null;
  season: CollectionSeason | null;
  seoTitle: string;
  seoDescription: string;
  isPublished: boolean;
  publishAt: string;
  unpublishAt: string;
}

const EMPTY: CollectionForm = {
  ...{ title: '', description: '', introduction: '', picks: [], rule: null, never: [], people: '' },
  ...{ imageUrl: null, season: null, seoTitle: '', seoDescription: '' },
  ...{ isPublished: false, publishAt: '', unpublishAt: '' },
};

/** The form of a collection; an empty one where there is none. */
export function collectionFormOf(collection: AdminCollection | null): CollectionForm {
  if (!collection) return EMPTY;
  const { named, picks, never, people, seoTitle, seoDescription, publishAt, unpublishAt, ...rest } = collection;
  const { id: _, updatedAt: __, ...texts } = rest;
  const byId = new Map(named.map(({ id, ...recipe }) => [id, { recipeId: id, ...recipe }]));
  const chosen = (recipeId: string): ChosenRecipe =>
    byId.get(recipeId) ?? { recipeId, title: recipeId, imageUrl: null, isPublished: false };
  return {
    ...texts,
    picks: picks.map(({ recipeId, heading = '', text = '' }) => ({ ...chosen(recipeId), heading, text })),
    never: never.map(chosen),
    people: people === null ? '' : String(people),
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    publishAt: localTime(publishAt),
    unpublishAt: localTime(unpublishAt),
  };
}

/** What the form says, in the names and types of the call that saves it; not checked yet. */
export function collectionIn(form: CollectionForm): CollectionText {
  const { picks, never, people, publishAt, unpublishAt, ...texts } = form;
  return {
    ...texts,
    picks: picks.map(({ recipeId, heading, text }) => ({ recipeId, heading, text })),
    never: never.map(({ recipeId }) => recipeId),
    people: people.trim() === '' ? null : Number(people),
    publishAt: momentIn(publishAt),
    unpublishAt: momentIn(unpublishAt),
  };
}

export const isSameCollection = (one: CollectionForm, other: CollectionForm): boolean =>
  one === other || JSON.stringify(collectionIn(one)) === JSON.stringify(collectionIn(other));

export const COLLECTION_LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'In a sentence',
  introduction: 'Introduction',
  picks: 'Recipes',
  rule: 'Rule',
  never: 'Never',
  people: 'People',
  imageUrl: 'Cover',
  season: 'Season',
  seoTitle: 'Headline in search results',
  seoDescription: 'Text in search results',
  isPublished: 'Published',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
};
