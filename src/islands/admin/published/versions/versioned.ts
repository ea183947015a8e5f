import type { PublishedRevision } from '#src/contracts/published.ts';
import type { ConflictSide, Contested, FieldDifference } from '#src/stores/admin/published/versions.ts';

/** What a kind of thing says of its versions: those of its history, and those that two people have at once. */
export interface Versioned<Form, Thing, Version> {
  /** "recipe". */
  name: string;
  labels: Readonly<Record<string, string>>;
  read: (id: string) => Promise<Thing>;
  formOf: (thing: Thing | null) => Form;
  /** What a form says in a field, in lines to read. */
  linesOf: (form: Form, field: string) => string[];
  /** Where the form and what somebody else saved meanwhile differ. */
  contested: (before: Thing, mine: Form, theirs: Thing) => Contested[];
  /** The form with what was chosen of each contested field. */
  merged: (mine: Form, theirs: Thing, chosen: ReadonlyMap<string, ConflictSide>) => Form;
  revisions: (id: string) => Promise<readonly PublishedRevision[]>;
  /** As it was before a change; without one as it is saved. */
  version: (id: string, revision?: number) => Promise<Version>;
  differences: (before: Version, after: Version) => FieldDifference[];
  /** The thing as it is once it was made what it was; `null` when that failed. */
  restore: (id: string, revision: number) => Promise<Thing | null>;
  /** Whether deleted ones wait in a bin, and how one comes back; `null` when that failed. */
  hasBin: boolean;
  unbin: (id: string) => Promise<Thing | null>;
  /** Whether a new one can be made of a form. */
  canMake: boolean;
}
