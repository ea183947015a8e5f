import { type Comparison, SHOWING_FIELDS } from './comparison.ts';
import type { Drafts, StoredDraft } from './drafts.ts';

/** The draft an earlier visit left. */
export interface LeftDraft<Form> extends StoredDraft<Form> {
  /** Whether somebody saved the thing after that. */
  isOutdated: boolean;
  /** Names of the fields of its showing that it says otherwise: restoring leaves them as they are saved. */
  staying: readonly string[];
}

interface Kept<Form, Thing> {
  drafts: Drafts<Form>;
  comparison: Comparison<Form>;
  stampOf: (thing: Thing) => number;
}

/** The draft an earlier visit left of a thing; where that says nothing but what is saved it is forgotten. */
export function leftDraft<Form, Thing extends { id: string }>(
  { drafts, comparison: { differing }, stampOf }: Kept<Form, Thing>,
  thing: Thing | null,
  saved: Form,
): LeftDraft<Form> | null {
  const draft = drafts.read(thing?.id);
  if (!draft) return null;
  const names = differing(draft.form, saved);
  const staying = names.filter((name) => SHOWING_FIELDS.includes(name));
  if (names.length > staying.length) {
    return { ...draft, staying, isOutdated: draft.readAt !== (thing && stampOf(thing)) };
  }
  drafts.forget(thing?.id);
  return null;
}

/** "Not restored: Published, Publish at"; empty where all of a draft is. */
export const stayingText = (
  labels: Readonly<Record<string, string>>,
  { staying }: Pick<LeftDraft<unknown>, 'staying'>,
): string => (staying.length > 0 ? `Not restored: ${staying.map((name) => labels[name] ?? name).join(', ')}` : '');
