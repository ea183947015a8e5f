import { z } from 'zod';
import { bannerSchema } from '#src/domain/site/banners.ts';
import { adConfigSchema, pageKeySchema, pageTitleSchema, siteSettingsSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

const pageParams = z.strictObject({ page: pageKeySchema });

export const bannersCall = contract({
  method: 'GET',
  path: '/api/banners/{page}',
  summary: 'Banners of a page, active ones only while the settings say so.',
  access: 'anyone',
  params: pageParams,
  response: z.array(bannerSchema),
});

export const pageTitleCall = contract({
  method: 'GET',
  path: '/api/page-titles/{page}',
  summary: 'Configured title and subtitle of a page; both empty while the default stands.',
  access: 'anyone',
  params: pageParams,
  response: pageTitleSchema,
});

export const adConfigCall = contract({
  method: 'GET',
  path: '/api/adsense/config',
  summary: 'Whether advertising runs, and for which publisher.',
  access: 'anyone',
  response: adConfigSchema,
});

export const siteSettingsCall = contract({
  method: 'GET',
  path: '/api/site-settings',
  summary: 'Whether the site is under maintenance, and what it says then.',
  access: 'anyone',
  response: siteSettingsSchema,
  duringMaintenance: true,
});

export const openApiCall = contract({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This document: every call, what it takes and what it answers, as OpenAPI 3.1.',
  access: 'anyone',
  response: z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.looseObject({})) }),
  duringMaintenance: true,
});
