import { atom, computed } from 'nanostores';
import type { z } from 'zod';
import type { PublishedDeed, PublishedListRow, PublishedState, publishedCalls } from '#src/contracts/published.ts';
import type { FieldIssue } from '#src/domain/errors.ts';
import { CallError, call } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { showInTab } from './preview-tab.ts';
import type { PublishedForm } from './published-form.ts';
import { createWritten } from './written.ts';

const LIST_FRESH_MS = 500;

/** The fields of any thing that is published. */
export interface PublishedThing {
  id: string;
  title: string;
  isPublished: boolean;
  updatedAt: number;
}

type Calls<Many extends string, Thing, Row, Draft> = ReturnType<
  typeof publishedCalls<Many, z.ZodType<Thing>, z.ZodType<Row>, z.ZodType<unknown, Draft>, z.ZodObject>
>;

/** The way a kind is written; its lists, its editor and their words follow. */
interface Kind<Form, Thing, Row, Draft, Said extends Draft, Many extends string> {
  /** And what several of them are called: "guides". */
  name: 'collection' | 'guide';
  many: Many;
  calls: Calls<Many, Thing, Row, Draft>;
  /**
   * The paths of its page, its editor, the list of all, the editor of a new one, and the page that shows what is being written.
   */
  paths: {
    page: (id: string) => string;
    editor: (id: string) => string;
    list: string;
    made: string;
    preview: string;
  };
  labels: Readonly<Record<string, string>>;
  /** The form of a thing; an empty one where there is none. */
  formOf: (thing: Thing | null) => Form;
  /** The form's content, in the names and types of the call that saves it; not checked yet. */
  said: (form: Form) => Said;
  /** A form of what a browser kept in the shape of an empty one; `null` where it cannot be one. */
  revived?: (kept: Form) => Form | null;
  /** The schema of whatever it says. */
  schema: z.ZodObject;
  /** The parts it has to have before it is public. */
  missing: (said: Said) => readonly FieldIssue[];
}

/** Everything a browser does to a kind of thing that is published, whatever it is about. */
export function createPublished<
  Form extends PublishedForm,
  Thing extends PublishedThing,
  Row extends PublishedListRow,
  Draft extends { title: string },
  Said extends Draft,
  Many extends string,
>(kind: Kind<Form, Thing, Row, Draft, Said, Many>) {
  const { name, many, calls, paths, formOf, said } = kind;
  const key = `admin-${many}`;
  const written = createWritten<Form, Thing, Form, z.ZodObject>({
    ...kind,
    titleOf: ({ title }) => title,
    stampOf: ({ updatedAt }) => updatedAt,
    versionOf: (form) => form,
    forget: () => forgetAnswers(key),
    wire: {
      read: (id) => call(calls.read, { params: { id } }),
      make: (body) => call(calls.create, { body: body as Draft }),
      change: (body, { id, updatedAt }) => call(calls.change, { params: { id }, body: { ...body, updatedAt } }),
      revisions: (id) => call(calls.revisions, { params: { id } }),
      revision: async (id, revision) =>
        formOf((await call(calls.revision, { params: { id, revision: String(revision) } })).thing),
      restore: (id, revision) => call(calls.restore, { params: { id, revision: String(revision) } }),
      unbin: (id) => call(calls.bulk, { body: { ids: [id], action: 'restore' } }),
    },
  });
  const { Name } = written;
  const DONE: Record<PublishedDeed, string> = {
    publish: `${Name} published`,
    unpublish: `${Name} taken off the site`,
    delete: `${Name} moved to the bin`,
    restore: `${Name} restored`,
    purge: `${Name} deleted for good`,
  };
  const $filter = atom<{ status: PublishedState; search: string }>({ status: 'all', search: '' });
  const $query = computed($filter, ({ status, search }) => JSON.stringify({ status, ...(search && { search }) }));
  const $list = createFetcherStore<Row[]>([key, $query], {
    dedupeTime: LIST_FRESH_MS,
    async fetcher(_, query) {
      const answer = await retried(() => call(calls.list, { query: JSON.parse(String(query)) as { status?: 'all' } }));
      return (answer as Record<string, Row[]>)[many] ?? [];
    },
  });

  /** Does one thing to one of them, and says what came of it. */
  async function act({ id, title }: { id: string; title: string }, action: PublishedDeed): Promise<void> {
    try {
      const { results } = await call(calls.bulk, { body: { ids: [id], action } });
      const [result] = results;
      forgetAnswers(key);
      if (result?.outcome === 'refused' || result?.outcome === 'not_found') {
        return toast({ title: 'Nothing was changed', description: result.message ?? 'It’s gone.', tone: 'danger' });
      }
      const undo = action === 'delete' && { label: 'Undo', run: () => void act({ id, title }, 'restore') };
      toast({ title: DONE[action], description: result?.message ?? title, ...(undo && { action: undo }) });
    } catch (error) {
      failed('Nothing was changed', error);
    }
  }

  return {
    ...written,
    ...{ name, many, paths },
    missing: (form: Form) => kind.missing(said(form)),
    $filter,
    $list,
    act,

    /** Gives one another address; says what is wrong with it, or its id once it is done. */
    async move(id: string, slug: string): Promise<string | { id: string }> {
      try {
        const moved = await call(calls.move, { params: { id }, body: { slug } });
        forgetAnswers(key);
        toast({ title: 'Address changed', description: paths.page(moved.id) });
        return moved;
      } catch (error) {
        return error instanceof CallError
          ? (error.body.message ?? 'Choose another address')
          : 'That didn’t work. Try again.';
      }
    },

    /** Shows the form as the page it would be, in a tab of its own. */
    preview: (form: Form): Promise<void> =>
      showInTab(paths.preview, () => {
        const text = said(form);
        return call(calls.preview, { body: { ...text, title: text.title.trim() || `Untitled ${name}` } });
      }),
  };
}

/** A kind as its editor sees it. */
export type Published<Form extends PublishedForm, Thing extends PublishedThing> = Pick<
  ReturnType<typeof createPublished<Form, Thing, PublishedListRow, { title: string }, { title: string }, string>>,
  | 'name'
  | 'paths'
  | 'labels'
  | 'formOf'
  | 'stampOf'
  | 'missing'
  | 'comparison'
  | 'drafts'
  | 'read'
  | 'save'
  | 'revisions'
  | 'version'
  | 'contested'
  | 'merged'
  | 'restore'
  | 'unbin'
  | 'hasBin'
  | 'canMake'
  | 'preview'
  | 'move'
>;

/** A kind as its list sees it. */
export type PublishedKindList<Row extends PublishedListRow> = Pick<
  ReturnType<typeof createPublished<PublishedForm, PublishedThing, Row, { title: string }, { title: string }, string>>,
  'name' | 'many' | 'Name' | 'paths' | '$filter' | '$list' | 'act' | 'move'
>;
