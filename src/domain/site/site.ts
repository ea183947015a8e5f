import { z } from 'zod';
import { MAINTENANCE_DEFAULTS } from '../constants.ts';

/** Pages that carry a banner and a configurable title. */
export const PAGE_KEYS = ['home', 'categories', 'recipes', 'favourites', 'shop'] as const;
export const pageKeySchema = z.enum(PAGE_KEYS);
export type PageKey = z.infer<typeof pageKeySchema>;

export const PICTURE_URL_NEEDED = 'Use an https address or a path on this site';
/** An address that is safe to show a picture from: https, or a path on this site. */
export const pictureUrlSchema = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/, PICTURE_URL_NEEDED);

export const siteSettingsSchema = z.strictObject({
  maintenanceMode: z.boolean(),
  maintenanceTitle: z.string().trim().min(1).max(120),
  maintenanceMessage: z.string().trim().min(1).max(1000),
  expectedLaunchTime: z.string().trim().min(1).max(120),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export const SITE_SETTINGS_DEFAULT: SiteSettings = MAINTENANCE_DEFAULTS;

export const adConfigSchema = z.strictObject({
  /** Empty where there is none. */
  publisherId: z.string().regex(/^(ca-pub-\d{16})?$/, 'A publisher id looks like ca-pub-1234567890123456'),
  isEnabled: z.boolean(),
  autoAdsEnabled: z.boolean(),
});
export type AdConfig = z.infer<typeof adConfigSchema>;
export const AD_CONFIG_DEFAULT: AdConfig = { publisherId: '', isEnabled: false, autoAdsEnabled: false };

/** Advertising runs only when it is switched on and there is somebody to be paid. */
export const adsRun = ({ isEnabled, publisherId }: AdConfig): boolean => isEnabled && publisherId !== '';

export const pageTitleSchema = z.object({ title: z.string(), subtitle: z.string() });
export type PageTitle = z.infer<typeof pageTitleSchema>;
/** The title of a page while an administrator has configured nothing; the home has a picture there instead. */
export const PAGE_WORDS: Record<PageKey, PageTitle> = {
  home: { title: '', subtitle: '' },
  categories: {
    title: 'What are you in the mood for?',
    subtitle: 'From the first coffee to the last spoonful of dessert.',
  },
  recipes: { title: 'All recipes', subtitle: 'From ten-minute breakfasts to Sunday projects, all of them vegan.' },
  favourites: { title: 'Your favourites', subtitle: '' },
  shop: {
    title: 'Shop',
    subtitle: 'We’re stocking the shelves with the knives, jars and pantry staples we reach for every day.',
  },
};
/** `isConfigured` is false while the page's own default stands. */
export const configuredTitleSchema = pageTitleSchema.extend({ page: pageKeySchema, isConfigured: z.boolean() });
export type ConfiguredTitle = z.infer<typeof configuredTitleSchema>;

/** Without a subtitle the one of before stays. */
export const pageTitleChangeSchema = z.strictObject({
  title: z.string('Title is required').trim().min(1, 'Title is required').max(120, 'Use at most 120 characters'),
  subtitle: z.string('A subtitle is text').trim().max(300, 'Use at most 300 characters').optional(),
});
export type PageTitleChange = z.infer<typeof pageTitleChangeSchema>;
