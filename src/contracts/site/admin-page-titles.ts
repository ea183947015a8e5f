import { z } from 'zod';
import { configuredTitleSchema, pageKeySchema, pageTitleChangeSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

export const pageTitlesCall = contract({
  method: 'GET',
  path: '/api/admin/page-titles',
  summary: 'Title and subtitle of every page that can be given some.',
  access: 'admin',
  response: z.array(configuredTitleSchema),
});

export const changePageTitleCall = contract({
  method: 'PATCH',
  path: '/api/admin/page-titles/{page}',
  summary: "Sets a page's title and, where it is given, its subtitle.",
  access: 'admin',
  params: z.strictObject({ page: pageKeySchema }),
  body: pageTitleChangeSchema,
  response: configuredTitleSchema,
});

export const resetPageTitleCall = contract({
  method: 'DELETE',
  path: '/api/admin/page-titles/{page}',
  summary: "Brings a page's own title and subtitle back.",
  access: 'admin',
  params: z.strictObject({ page: pageKeySchema }),
  response: configuredTitleSchema,
});
