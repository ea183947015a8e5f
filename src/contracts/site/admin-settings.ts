import { adConfigSchema, siteSettingsSchema } from '#src/domain/site/site.ts';
import { contract } from '../contract.ts';

export const saveSiteSettingsCall = contract({
  method: 'PUT',
  path: '/api/site-settings',
  summary: 'Puts the site under maintenance or ends it, and sets what visitors read meanwhile.',
  access: 'admin',
  body: siteSettingsSchema,
  response: siteSettingsSchema,
});

export const adminAdConfigCall = contract({
  method: 'GET',
  path: '/api/admin/adsense/config',
  summary: 'The advertising settings.',
  access: 'admin',
  response: adConfigSchema,
});

export const saveAdConfigCall = contract({
  method: 'POST',
  path: '/api/admin/adsense/config',
  summary: 'Sets whether advertising runs, and for which publisher.',
  access: 'admin',
  body: adConfigSchema,
  response: adConfigSchema,
});
