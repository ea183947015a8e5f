import {
  type AdminText,
  adminTextCall,
  adminTextsCall,
  previewTextCall,
  restoreTextCall,
  saveTextCall,
  textRevisionCall,
  textRevisionsCall,
} from '#src/contracts/site/admin-texts.ts';
import { SITE_TEXTS, type SiteText, type SiteTextId, siteTextSchema } from '#src/domain/site/site-texts.ts';
import { paths } from '#src/paths.ts';
import { call } from '../../client.ts';
import { createFetcherStore, forgetAnswers, retried } from '../../query.ts';
import { showInTab } from '../published/preview-tab.ts';
import { differencesOf } from '../published/versions.ts';
import { createWritten } from '../published/written.ts';

const KEY = 'admin-texts';
/** Others write, too. */
const FRESH_MS = 500;

export const $texts = createFetcherStore([KEY], {
  dedupeTime: FRESH_MS,
  fetcher: async () => (await retried(() => call(adminTextsCall))).texts,
});

const LABELS = { description: 'First lines', body: 'Text' } as const;

const asText = ({ description, body }: SiteText): SiteText => ({ description, body });
/** Ids come from addresses; the server knows which there are. */
const params = (id: string) => ({ id: id as SiteTextId });
const linesOf = (text: SiteText, field: string): string[] => text[field as keyof SiteText].split('\n');

/** The way help and the legal pages are written. */
export const TEXTS = {
  ...createWritten({
    name: 'text',
    labels: LABELS,
    formOf: (text: AdminText | null) => asText(text ?? { description: '', body: '' }),
    said: asText,
    schema: siteTextSchema,
    titleOf: ({ id }: AdminText) => SITE_TEXTS[id],
    stampOf: ({ updatedAt }) => updatedAt,
    versionOf: asText,
    forget: () => forgetAnswers(KEY),
    wire: {
      read: (id) => call(adminTextCall, { params: params(id) }),
      change: (text, { id, updatedAt }) => call(saveTextCall, { params: { id }, body: { ...text, updatedAt } }),
      revisions: (id) => call(textRevisionsCall, { params: params(id) }),
      revision: async (id, revision): Promise<SiteText> =>
        (await call(textRevisionCall, { params: { ...params(id), revision: String(revision) } })).text,
      restore: (id, revision) => call(restoreTextCall, { params: { ...params(id), revision: String(revision) } }),
    },
  }),
  linesOf,
  differences: (before: SiteText, after: SiteText) => differencesOf(LABELS, before, after, linesOf),
};

/** Shows a text as its page would be, in a tab of its own. */
export const previewText = (id: SiteTextId, form: SiteText): Promise<void> =>
  showInTab(paths.adminTextPreview, () => call(previewTextCall, { params: { id }, body: asText(form) }));
