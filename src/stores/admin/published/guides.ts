import { atom, computed } from 'nanostores';
import {
  type AdminGuide,
  adminGuideCall,
  adminGuidesCall,
  bulkGuidesCall,
  changeGuideCall,
  createGuideCall,
  type GUIDE_STATES,
  type GuideDeed,
  guideAddressCall,
  guidePreviewCall,
  guideRevisionsCall,
  restoreGuideCall,
} from '#src/contracts/guides/admin-guides.ts';
import { guideSchema } from '#src/domain/guides/guide.ts';
import { checked } from '#src/domain/issues.ts';
import { paths } from '#src/paths.ts';
import { CallError, call, refusedFields } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { type GuideForm, guideIn } from './guide-form.ts';
import type { Saved } from './saved.ts';

const KEY = 'admin-guides';
const LIST_FRESH_MS = 500;

type State = (typeof GUIDE_STATES)[number];
export const $guideFilter = atom<{ status: State; search: string }>({ status: 'all', search: '' });
const $query = computed($guideFilter, ({ status, search }) => JSON.stringify({ status, ...(search && { search }) }));
export const $guides = createFetcherStore([KEY, $query], {
  dedupeTime: LIST_FRESH_MS,
  fetcher: (_, query) => retried(() => call(adminGuidesCall, { query: JSON.parse(query) as { status: State } })),
});

export const readGuide = (id: string): Promise<AdminGuide> => retried(() => call(adminGuideCall, { params: { id } }));

/** Saves what the form says over `before`, or makes a new guide of it; `isOver` whatever was saved meanwhile. */
export async function saveGuide(
  form: GuideForm,
  before: AdminGuide | null,
  isOver = false,
): Promise<Saved<AdminGuide>> {
  const failure = before ? 'Failed to update guide' : 'Failed to add guide';
  const refused = (issues: readonly { path: string; message: string }[]): Saved<AdminGuide> => {
    if (issues[0]) toast({ title: failure, description: issues[0].message, tone: 'danger' });
    return { errors: Object.fromEntries(issues.map(({ path, message }) => [path.split('.', 1)[0] ?? '', message])) };
  };
  const { data, issues } = checked(guideSchema, guideIn(form));
  if (issues) return refused(issues);
  try {
    const body = { ...data, ...(before && !isOver && { updatedAt: before.updatedAt }) };
    const thing = before
      ? await call(changeGuideCall, { params: { id: before.id }, body })
      : await call(createGuideCall, { body: data });
    forgetAnswers(KEY);
    toast({ title: before ? 'Guide updated' : 'Guide created', description: thing.title });
    return { thing };
  } catch (error) {
    const wrong = refusedFields(error);
    if (wrong) return refused(Object.entries(wrong).map(([path, message]) => ({ path, message })));
    if (error instanceof CallError && error.status === 409) return 'conflict';
    failed(failure, error);
    return 'failed';
  }
}

const DONE: Record<GuideDeed, string> = {
  publish: 'Guide published',
  unpublish: 'Guide taken off the site',
  delete: 'Guide moved to the bin',
  restore: 'Guide restored',
  purge: 'Guide deleted for good',
};

/** Does one thing to a guide, and says what came of it. */
export async function doToGuide({ id, title }: { id: string; title: string }, action: GuideDeed): Promise<void> {
  try {
    const { results } = await call(bulkGuidesCall, { body: { ids: [id], action } });
    const [result] = results;
    forgetAnswers(KEY);
    if (result?.outcome === 'refused' || result?.outcome === 'not_found') {
      return toast({ title: 'Nothing was changed', description: result.message ?? 'It’s gone.', tone: 'danger' });
    }
    const undo = action === 'delete' && { label: 'Undo', run: () => void doToGuide({ id, title }, 'restore') };
    toast({ title: DONE[action], description: result?.message ?? title, ...(undo && { action: undo }) });
  } catch (error) {
    failed('Nothing was changed', error);
  }
}

/** Gives a guide another address; says what is wrong with it, or `undefined` once it is done. */
export async function moveGuide(id: string, slug: string): Promise<string | undefined> {
  try {
    const moved = await call(guideAddressCall, { params: { id }, body: { slug } });
    forgetAnswers(KEY);
    toast({ title: 'Address changed', description: paths.guide(moved.id) });
    return undefined;
  } catch (error) {
    return error instanceof CallError
      ? (error.body.message ?? 'Choose another address')
      : 'That didn’t work. Try again.';
  }
}

export const listGuideRevisions = (id: string) => retried(() => call(guideRevisionsCall, { params: { id } }));

/** The guide as it is then; `null` when that failed. */
export async function restoreGuideTo(id: string, revision: number): Promise<AdminGuide | null> {
  try {
    const guide = await call(restoreGuideCall, { params: { id, revision: String(revision) } });
    forgetAnswers(KEY);
    toast({ title: 'Earlier version restored', description: guide.title });
    return guide;
  } catch (error) {
    failed('Failed to update guide', error);
    return null;
  }
}

/** Shows the form as the page it would be, in a tab of its own. */
export async function previewGuide(form: GuideForm): Promise<void> {
  // Opened at once, because browsers allow it only while a click is being answered.
  const tab = open('', '_blank');
  try {
    const said = guideIn(form);
    await call(guidePreviewCall, { body: { ...said, title: said.title.trim() || 'Untitled guide' } });
    if (tab) tab.location.href = paths.adminGuidePreview;
    else location.assign(paths.adminGuidePreview);
  } catch (error) {
    tab?.close();
    failed('Failed to make the preview', error);
  }
}
