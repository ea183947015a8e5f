import { guideCalls } from '#src/contracts/guides/admin-guides.ts';
import { guideSchema } from '#src/domain/guides/guide.ts';
import { GUIDE_LABELS } from '#src/domain/guides/guide-labels.ts';
import { missingGuideParts } from '#src/domain/guides/missing-parts.ts';
import { paths } from '#src/paths.ts';
import { guideFormOf, guideIn } from './guide-form.ts';
import { createPublished } from './kind.ts';

export const GUIDES = createPublished({
  name: 'guide',
  many: 'guides',
  calls: guideCalls,
  paths: {
    page: paths.guide,
    editor: paths.adminGuide,
    list: paths.adminGuides,
    made: paths.adminNewGuide,
    preview: paths.adminGuidePreview,
  },
  labels: GUIDE_LABELS,
  formOf: guideFormOf,
  said: guideIn,
  schema: guideSchema,
  missing: missingGuideParts,
});
