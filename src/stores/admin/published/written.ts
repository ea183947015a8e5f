import type { z } from 'zod';
import type { PublishedRevision } from '#src/contracts/published.ts';
import type { FieldErrors, FieldIssue } from '#src/domain/errors.ts';
import { checked } from '#src/domain/issues.ts';
import type { OpenKind } from '#src/domain/published/open-items.ts';
import { capital } from '#src/domain/words/capital.ts';
import { CallError, refusedFields } from '../../client.ts';
import { retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { createComparison } from './comparison.ts';
import { createDrafts } from './drafts.ts';
import type { Saved } from './saved.ts';
import { type ConflictSide, type Contested, contestedFields, mergedForm } from './versions.ts';

/** The calls by which a kind of thing is read and written. Each throws where it fails. */
interface Wire<Thing, Version, Said> {
  read: (id: string) => Promise<Thing>;
  /** Without it a new one is made elsewhere. */
  make?: (said: Said) => Promise<Thing>;
  /** A conflict (409) where `before` is not what is saved any more. */
  change: (said: Said, before: Thing) => Promise<Thing>;
  revisions: (id: string) => Promise<PublishedRevision[]>;
  revision: (id: string, revision: number) => Promise<Version>;
  restore: (id: string, revision: number) => Promise<Thing>;
  /** Takes it out of the bin, where its kind has one. */
  unbin?: (id: string) => Promise<{ results: readonly { outcome: string; message?: string | undefined }[] }>;
}

/** The way a kind of thing is written. */
export interface WrittenKind<Form, Thing, Version, Schema extends z.ZodObject> {
  /** "guide". */
  name: OpenKind;
  labels: Readonly<Record<string, string>>;
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  /** The form's content, in the names and types of the call that saves it; not checked yet. */
  said: (form: Form) => object;
  /** The schema of whatever it says. */
  schema: Schema;
  /** A form of what a browser kept in the shape of an empty one; `null` where it cannot be one. */
  revived?: (kept: Form) => Form | null;
  titleOf: (thing: Thing) => string;
  /** A number that is another after each save. */
  stampOf: (thing: Thing) => number;
  wire: Wire<Thing, Version, z.output<Schema>>;
  /** The version its history keeps, from what a form says. */
  versionOf: (form: Form) => Version;
  /** Has lists of them asked for anew. */
  forget: () => void;
  /** The errors by field, and what of that no field says. */
  errorsOf?: (issues: readonly FieldIssue[], form: Form) => { errors: FieldErrors; rest: string | null };
  /** Tells by itself why an earlier version was not restored; whether it did. */
  toldWhy?: (error: unknown) => boolean;
  /** Fields that go with another, which are chosen and shown with it. */
  shownWith?: Readonly<Record<string, string>>;
}

const NOT_BINNED = 'It isn’t in the bin: it’s deleted for good, or has another address by now.';

/** The first thing wrong with each field, and of all. */
const firstOfEach = (issues: readonly FieldIssue[]) => ({
  errors: Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.split('.', 1)[0] ?? '', message])),
  rest: issues[0]?.message ?? null,
});

/** Everything an editor does to a kind of thing: saving, drafts, comparing, history, and two who write at once. */
export function createWritten<Form extends object, Thing extends { id: string }, Version, Schema extends z.ZodObject>(
  kind: WrittenKind<Form, Thing, Version, Schema>,
) {
  const { name, labels, formOf, said, schema, wire, stampOf, titleOf, versionOf, forget, shownWith } = kind;
  const Name = capital(name);
  const comparison = createComparison(said, schema);
  const { normalised } = comparison;
  const read = (id: string): Promise<Thing> => retried(() => wire.read(id));

  const refused = (title: string, issues: readonly FieldIssue[], form: Form): Saved<Thing> => {
    const { errors, rest } = (kind.errorsOf ?? firstOfEach)(issues, form);
    if (rest) toast({ title, description: rest, tone: 'danger' });
    return { errors };
  };

  return {
    ...{ name, Name, labels, formOf, stampOf, comparison, read },
    drafts: createDrafts(name, () => formOf(null), kind.revived),

    /** Saves what the form says over `before`, or makes a new one of it, with what its writer answers beside it. */
    async save(form: Form, before: Thing | null, answers: object = {}): Promise<Saved<Thing>> {
      const failure = before ? `Failed to update ${name}` : `Failed to add ${name}`;
      const { data, issues } = checked(schema, said(form));
      if (issues) return refused(failure, issues, form);
      try {
        const whole = { ...data, ...answers };
        const thing = await (before ? wire.change(whole, before) : wire.make?.(whole));
        if (!thing) return 'failed';
        forget();
        toast({ title: before ? `${Name} updated` : `${Name} created`, description: titleOf(thing) });
        return { thing };
      } catch (error) {
        const wrong = refusedFields(error);
        if (wrong) {
          const found = Object.entries(wrong).map(([path, message]) => ({ path, message }));
          return refused(failure, found, form);
        }
        if (error instanceof CallError && error.status === 409) return 'conflict';
        if (error instanceof CallError && error.status === 404 && before) return 'gone';
        failed(failure, error);
        return 'failed';
      }
    },

    /** Whether a new one can be made of a form. */
    canMake: wire.make !== undefined,
    /** Takes it out of the bin; as it is then, `null` where that was not to be. */
    async unbin(id: string): Promise<Thing | null> {
      try {
        const [result] = (await wire.unbin?.(id))?.results ?? [];
        forget();
        if (result?.outcome === 'done' || result?.outcome === 'unchanged') return await read(id);
        toast({
          title: `We couldn’t restore this ${name}`,
          description: result?.message ?? NOT_BINNED,
          tone: 'danger',
        });
      } catch (error) {
        failed(`We couldn’t restore this ${name}`, error);
      }
      return null;
    },
    hasBin: wire.unbin !== undefined,

    revisions: (id: string): Promise<PublishedRevision[]> => retried(() => wire.revisions(id)),
    /** As it was before a change; without one as it is saved. */
    version: async (id: string, revision?: number): Promise<Version> =>
      revision === undefined ? versionOf(formOf(await read(id))) : retried(() => wire.revision(id, revision)),

    /** The differences between the form and what somebody else saved meanwhile. */
    contested: (before: Thing, mine: Form, theirs: Thing): Contested[] =>
      contestedFields(normalised(formOf(before)), normalised(mine), normalised(formOf(theirs)), shownWith),
    merged: (mine: Form, theirs: Thing, chosen: ReadonlyMap<string, ConflictSide>): Form =>
      mergedForm(mine, formOf(theirs), chosen, shownWith),

    /** As it is then; `null` when that failed. */
    async restore(id: string, revision: number): Promise<Thing | null> {
      try {
        const thing = await wire.restore(id, revision);
        forget();
        toast({ title: 'Earlier version restored', description: titleOf(thing) });
        return thing;
      } catch (error) {
        if (!kind.toldWhy?.(error)) failed(`Failed to update ${name}`, error);
        return null;
      }
    },
  };
}
