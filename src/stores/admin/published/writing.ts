import type { FieldErrors } from '#src/domain/errors.ts';
import type { Comparison } from './comparison.ts';
import type { Drafts } from './drafts.ts';
import type { FormHistory } from './form-history.ts';
import type { LeftDraft } from './left-draft.ts';
import type { Saved } from './saved.ts';

/** The way a kind of thing is written. */
export interface Writing<Form, Thing> {
  labels: Readonly<Record<string, string>>;
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  comparison: Comparison<Form>;
  drafts: Drafts<Form>;
  /** A number that is another after each save. */
  stampOf: (thing: Thing) => number;
  /** Saves what the form says over `before`, or makes a new one of it. */
  save: (form: Form, before: Thing | null) => Promise<Saved<Thing>>;
  /** Names of fields that follow from others, and the form once they do. */
  derived?: readonly string[];
  followed?: (before: Form, after: Form) => Form;
}

/** One thing in its editor. */
export interface Editing<Form, Thing> {
  /** As it was saved last, and its form; `null` and an empty one for a new one. */
  thing: Thing | null;
  saved: Form;
  history: FormHistory<Form>;
  /** Whether the form says something else than what is saved. */
  isChanged: boolean;
  /** What earlier visits left, each until it is taken or thrown away. */
  left: readonly LeftDraft<Form>[];
  errors: FieldErrors;
  /** The number of times a save was refused for what is in the form. */
  refusals: number;
  status: 'idle' | 'saving' | 'conflict' | 'gone';
  /** The words for what was taken back, made again or left as it was, last. */
  said: string;
}
