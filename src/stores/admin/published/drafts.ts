import { keepJson, readStoredJson } from '../../local-storage.ts';

/** The draft somebody wrote and had not saved when the page went away. */
export interface StoredDraft<Form> {
  form: Form;
  /** UTC milliseconds of the last keystroke. */
  at: number;
  /** The last change of the thing it was written over; `null` for a new one. */
  readAt: number | null;
}

export interface Drafts<Form> {
  /** `at` is when it was typed. */
  store: (id: string | undefined, form: Form, readAt: number | null, at?: number) => void;
  forget: (id: string | undefined) => void;
  /** The draft kept of a thing, or `null`: also for one in a shape this version does not know. */
  read: (id: string | undefined) => StoredDraft<Form> | null;
}

/**
 * Drafts of a kind of thing, in this browser; without storage they live as long as the page. `revived` makes a form of
 * what was kept in the shape of an empty one, or says `null` where it cannot be one.
 */
export function createDrafts<Form extends object>(
  name: string,
  emptyForm: () => Form,
  revived: (form: Form) => Form | null = (form) => form,
): Drafts<Form> {
  const keyOf = (id: string | undefined): string => `plantry:${name}-draft:${id ?? 'new'}`;
  return {
    store: (id, form, readAt, at = Date.now()) => keepJson(keyOf(id), { form, at, readAt } satisfies StoredDraft<Form>),
    forget: (id) => keepJson(keyOf(id), null),
    read(id) {
      const kept = readStoredJson(keyOf(id)) as StoredDraft<Form> | null;
      const empty = emptyForm();
      // A field that came with a newer version of the site is as in a new one.
      const known = kept?.form && { ...empty, ...kept.form };
      const form = known && hasShape(known, empty) ? revived(known) : null;
      return kept && form ? { ...kept, form } : null;
    },
  };
}

/** Whether every field is of the type it has in an empty form; where that has nothing, anything may stand. */
const hasShape = <Form extends object>(form: Form, empty: Form): boolean =>
  Object.entries(empty).every(([field, first]) => {
    const value: unknown = form[field as keyof Form];
    return Array.isArray(first) ? Array.isArray(value) : first === null || typeof value === typeof first;
  });
