import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import type { CollectionRule, CollectionText } from '#src/domain/collections/collection.ts';
import type { CollectionSeason } from '#src/domain/collections/season.ts';
import { typedNumber } from '#src/domain/typed-number.ts';
import { EMPTY_FORM, type PublishedForm, publishedFormOf, publishingTimes } from './published-form.ts';

/** A recipe chosen by hand, as a row of the editor. */
export interface PickRow {
  recipeId: string;
  /** Its name, and its picture. */
  title: string;
  imageUrl: string | null;
  isPublished: boolean;
  heading: string;
  text: string;
}

export type ChosenRecipe = Pick<PickRow, 'recipeId' | 'title' | 'imageUrl' | 'isPublished'>;

/** A collection as its form holds it. */
export interface CollectionForm extends PublishedForm {
  description: string;
  introduction: string;
  picks: readonly PickRow[];
  rule: CollectionRule | null;
  never: readonly ChosenRecipe[];
  /** As it is typed; empty of what is no menu. */
  people: string;
  season: CollectionSeason | null;
}

/** The form of a collection; an empty one where there is none. */
export function collectionFormOf(collection: AdminCollection | null): CollectionForm {
  if (!collection) {
    const lists = { picks: [], rule: null, never: [], season: null };
    return { ...EMPTY_FORM, ...lists, description: '', introduction: '', people: '' };
  }
  const { description, introduction, named, picks, rule, never, people, season } = collection;
  const byId = new Map(named.map(({ id, ...recipe }) => [id, { recipeId: id, ...recipe }]));
  const chosen = (recipeId: string): ChosenRecipe =>
    byId.get(recipeId) ?? { recipeId, title: recipeId, imageUrl: null, isPublished: false };
  return {
    ...publishedFormOf(collection),
    ...{ description, introduction, rule, season },
    picks: picks.map(({ recipeId, heading = '', text = '' }) => ({ ...chosen(recipeId), heading, text })),
    never: never.map(chosen),
    people: people === null ? '' : String(people),
  };
}

/** The collection in the form, in the names and types of the call that saves it; not checked yet. */
export const collectionIn = ({ picks, never, people, ...texts }: CollectionForm): CollectionText => ({
  ...texts,
  ...publishingTimes(texts),
  picks: picks.map(({ recipeId, heading, text }) => ({ recipeId, heading, text })),
  never: never.map(({ recipeId }) => recipeId),
  people: typedNumber(people),
});

/** The collection a browser kept, where it can still be shown. */
export function revivedCollection(form: CollectionForm): CollectionForm | null {
  const { picks, never, rule, season } = form;
  const isNamed = [...picks, ...never].every(({ recipeId, title }) => typeof (recipeId && title) === 'string');
  const isRule = rule === null || Array.isArray(rule.tags ?? []);
  return isNamed && isRule && (season === null || typeof season.from === 'string') ? form : null;
}
