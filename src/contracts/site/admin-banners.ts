import { z } from 'zod';
import { bannerChangeSchema, bannerSchema, bannerSettingsSchema, newBannerSchema } from '#src/domain/site/banners.ts';
import { contract } from '../contract.ts';

const bannerParams = z.strictObject({ id: z.string().max(64) });

export const adminBannersCall = contract({
  method: 'GET',
  path: '/api/admin/banners',
  summary: 'Every banner, the highest priority first.',
  access: 'admin',
  response: z.array(bannerSchema),
});

export const createBannerCall = contract({
  method: 'POST',
  path: '/api/admin/banners',
  summary: 'Makes a banner, active and shown on the home unless it says otherwise.',
  access: 'admin',
  body: newBannerSchema,
  response: bannerSchema,
});

export const changeBannerCall = contract({
  method: 'PATCH',
  path: '/api/admin/banners/{id}',
  summary: 'Changes a banner.',
  access: 'admin',
  params: bannerParams,
  body: bannerChangeSchema,
  response: bannerSchema,
});

export const deleteBannerCall = contract({
  method: 'DELETE',
  path: '/api/admin/banners/{id}',
  summary: 'Deletes a banner.',
  access: 'admin',
  params: bannerParams,
  response: z.undefined(),
});

export const bannerSettingsCall = contract({
  method: 'GET',
  path: '/api/admin/banner-settings',
  summary: 'How banners take turns.',
  access: 'admin',
  response: bannerSettingsSchema,
});

export const changeBannerSettingsCall = contract({
  method: 'PATCH',
  path: '/api/admin/banner-settings',
  summary: 'Changes how banners take turns.',
  access: 'admin',
  body: bannerSettingsSchema.partial(),
  response: bannerSettingsSchema,
});
