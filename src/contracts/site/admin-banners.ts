import { z } from 'zod';
import { bannerChangeSchema, bannerSchema, bannerSettingsSchema, newBannerSchema } from '#src/domain/site/banners.ts';
import { contract } from '../contract.ts';

const bannerParams = z.strictObject({ id: z.string().max(64) });

export const adminBannersCall = contract('GET /api/admin/banners', 'admin', {
  summary: 'Every banner, the highest priority first.',
  response: z.array(bannerSchema),
});

export const createBannerCall = contract('POST /api/admin/banners', 'admin', {
  summary: 'Makes a banner, active and shown on the home unless it says otherwise.',
  body: newBannerSchema,
  response: bannerSchema,
});

export const changeBannerCall = contract('PATCH /api/admin/banners/{id}', 'admin', {
  summary: 'Changes a banner.',
  params: bannerParams,
  body: bannerChangeSchema,
  response: bannerSchema,
});

export const deleteBannerCall = contract('DELETE /api/admin/banners/{id}', 'admin', {
  summary: 'Deletes a banner.',
  params: bannerParams,
  response: z.undefined(),
});

export const bannerSettingsCall = contract('GET /api/admin/banner-settings', 'admin', {
  summary: 'How banners take turns.',
  response: bannerSettingsSchema,
});

export const changeBannerSettingsCall = contract('PATCH /api/admin/banner-settings', 'admin', {
  summary: 'Changes how banners take turns.',
  body: bannerSettingsSchema.partial(),
  response: bannerSettingsSchema,
});
