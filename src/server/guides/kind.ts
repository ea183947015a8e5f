import { asPublished } from '#src/db/schema/published.ts';
import { guideHandIns, guidePreviews, guideRevisions, guides } from '#src/db/schema.ts';
import { type GuideChange, guideSchema } from '#src/domain/guides/guide.ts';
import { GUIDE_LABELS } from '#src/domain/guides/guide-labels.ts';
import { missingGuideParts } from '#src/domain/guides/missing-parts.ts';
import { paths } from '#src/paths.ts';
import { tag } from '../base/tags.ts';
import type { PublishedKind } from '../published/kind.ts';
import { Refused } from '../published/refused.ts';

export type GuideRow = typeof guides.$inferSelect;

export const guideKind: PublishedKind<GuideRow, GuideChange> = {
  name: 'guide',
  table: asPublished(guides),
  revisions: guideRevisions,
  previews: guidePreviews,
  handIns: guideHandIns,
  fields: Object.keys(guideSchema.shape),
  labels: GUIDE_LABELS,
  address: paths.guide,
  editor: paths.adminGuide,
  reserved: ['new', 'bulk', 'preview', 'preview-page'],
  tagOf: tag.guide,
  listTags: [tag.guides],
  editors: 'curate',
  jobs: { schedule: 'guide-schedule', bin: 'guide-bin' },
  judge({ after }) {
    const issues = after.isPublished || after.publishAt !== null ? missingGuideParts(after) : [];
    const [first] = issues;
    if (first) throw new Refused(`This guide can’t be published yet. ${first.message}`, { issues });
    return { columns: {} };
  },
};
