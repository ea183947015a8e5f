import { weekSettingsSchema } from '#src/domain/members/week-start.ts';
import { adConfigSchema, siteSettingsSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

export const saveSiteSettingsCall = contract('PUT /api/site-settings', 'admin', {
  summary: 'Puts the site under maintenance or ends it, and sets what visitors read meanwhile.',
  body: siteSettingsSchema,
  response: siteSettingsSchema,
});

export const weekSettingsCall = contract('GET /api/admin/week-settings', 'admin', {
  summary: 'What the weeks of meal plans begin on, for members who chose nothing else.',
  response: weekSettingsSchema,
});

export const saveWeekSettingsCall = contract('PUT /api/admin/week-settings', 'admin', {
  summary: 'Sets what the weeks of meal plans begin on, for members who chose nothing else.',
  body: weekSettingsSchema,
  response: weekSettingsSchema,
});

export const adminAdConfigCall = contract('GET /api/admin/adsense/config', 'admin', {
  summary: 'The advertising settings.',
  response: adConfigSchema,
});

export const saveAdConfigCall = contract('POST /api/admin/adsense/config', 'admin', {
  summary: 'Sets whether advertising runs, and for which publisher.',
  body: adConfigSchema,
  response: adConfigSchema,
});
