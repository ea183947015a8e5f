import { z } from 'zod';
import { configuredTitleSchema, pageKeySchema, pageTitleChangeSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

export const pageTitlesCall = contract('GET /api/admin/page-titles', 'admin', {
  summary: 'Title and subtitle of every page that can be given some.',
  response: z.array(configuredTitleSchema),
});

export const changePageTitleCall = contract('PATCH /api/admin/page-titles/{page}', 'admin', {
  summary: "Sets a page's title and, where it is given, its subtitle.",
  params: z.strictObject({ page: pageKeySchema }),
  body: pageTitleChangeSchema,
  response: configuredTitleSchema,
});

export const resetPageTitleCall = contract('DELETE /api/admin/page-titles/{page}', 'admin', {
  summary: "Brings a page's own title and subtitle back.",
  params: z.strictObject({ page: pageKeySchema }),
  response: configuredTitleSchema,
});
