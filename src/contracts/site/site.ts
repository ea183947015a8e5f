import { z } from 'zod';
import { bannerSchema } from '#src/domain/site/banners.ts';
import { adConfigSchema, pageKeySchema, pageTitleSchema, siteSettingsSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

const pageParams = z.strictObject({ page: pageKeySchema });

export const bannersCall = contract('GET /api/banners/{page}', 'anyone', {
  summary: 'Banners of a page whose time is now, active ones only while the settings say so.',
  params: pageParams,
  response: z.array(bannerSchema),
});

export const pageTitleCall = contract('GET /api/page-titles/{page}', 'anyone', {
  summary: 'Configured title and subtitle of a page; both empty while the default stands.',
  params: pageParams,
  response: pageTitleSchema,
});

export const adConfigCall = contract('GET /api/adsense/config', 'anyone', {
  summary: 'Whether advertising runs, and for which publisher.',
  response: adConfigSchema,
});

export const siteSettingsCall = contract('GET /api/site-settings', 'anyone', {
  summary: 'Whether the site is under maintenance, and what it says then.',
  response: siteSettingsSchema,
  duringMaintenance: true,
});

export const openApiCall = contract('GET /api/openapi.json', 'anyone', {
  summary: 'This document: every call, what it takes and what it answers, as OpenAPI 3.1.',
  response: z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.looseObject({})) }),
  duringMaintenance: true,
});
