import type { z } from 'zod';
import { alike } from './alike.ts';

/**
 * The fields that make something public, or show the whole of it to everybody; a draft kept in a browser changes none of it.
 */
export const SHOWING_FIELDS: readonly string[] = ['isPublished', 'publishAt', 'unpublishAt', 'isPremiumOnly'];

/** Those of them that make it public, or have it be so for a time. */
export const PUBLISHING_FIELDS = SHOWING_FIELDS.filter((name) => name !== 'isPremiumOnly');

/** The way forms of a kind are compared. */
export interface Comparison<Form> {
  /** The form's fields, each as the server would keep it; one that it would refuse, trimmed. */
  normalised: (form: Form) => Record<string, unknown>;
  /** Names of the fields in which two forms do not say the same. */
  differing: (one: Form, other: Form) => string[];
}

/**
 * Compares forms by what they say: blanks that the server trims, numbers written otherwise and what it adds by itself make
 * no difference. `said` and `schema` are what saves a form.
 */
export function createComparison<Form extends object>(
  said: (form: Form) => object,
  schema: z.ZodObject,
): Comparison<Form> {
  const normalised = (form: Form): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(said(form)).map(([name, value]) => {
        const kept = (schema.shape[name] as z.ZodType | undefined)?.safeParse(value);
        if (kept?.success) return [name, kept.data];
        return [name, typeof value === 'string' ? value.trim() : value];
      }),
    );
  return {
    normalised,
    differing(one, other) {
      if (one === other) return [];
      const [these, those] = [normalised(one), normalised(other)];
      return Object.keys(these).filter((name) => !alike(these[name], those[name]));
    },
  };
}

/** The form with the fields of those names as they are in another. */
export const withFields = <Form extends object>(form: Form, names: readonly string[], other: Form): Form => ({
  ...form,
  ...Object.fromEntries(names.filter((name) => name in other).map((name) => [name, other[name as keyof Form]])),
});

/**
 * The form of an editor once `sent` was saved and is kept as `saved`: where that says something else, as it is kept, but
 * for what was typed meanwhile.
 */
export function afterSave<Form extends object>(
  { differing }: Comparison<Form>,
  now: Form,
  sent: Form,
  saved: Form,
): Form {
  const typed = differing(now, sent);
  const answered = differing(sent, saved).filter((name) => !typed.includes(name));
  return answered.length === 0 ? now : withFields(now, answered, saved);
}
