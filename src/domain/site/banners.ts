import { z } from 'zod';
import { ROTATION_SLOT_MS } from './rotation-slot.ts';
import type { PageKey, PageTitle } from './site.ts';
import { PICTURE_URL_NEEDED, pictureUrlSchema } from './site.ts';

export const BANNER_PRIORITY = { min: 1, max: 10, default: 1 } as const;
export const ROTATION_HOURS = { min: 1, max: 168, default: 24 } as const;
const HOURS = `Whole hours, from ${ROTATION_HOURS.min} to ${ROTATION_HOURS.max}`;
/** More banners than this on a page take turns, reshuffled every `rotationIntervalHours`. */
export const BANNERS_IN_ROTATION = 10;

const switches = {
  isActive: z.boolean(),
  showOnHome: z.boolean(),
  showOnCategories: z.boolean(),
  showOnRecipes: z.boolean(),
  showOnFavourites: z.boolean(),
  showOnShop: z.boolean(),
} as const;

/** UTC milliseconds from which a banner is shown, and until which; `null` where there is no such end. */
const dates = { startsAt: z.int().nullable(), endsAt: z.int().nullable() } as const;

export const bannerSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  /** The address a press on it leads to; empty where it leads nowhere. */
  linkUrl: z.string(),
  priority: z.int(),
  ...switches,
  ...dates,
});
export type Banner = z.infer<typeof bannerSchema>;

const NEEDED = 'Title and image URL are required';
const bannerFields = {
  title: z.string(NEEDED).trim().min(1, NEEDED).max(120, 'Use at most 120 characters'),
  description: z.string().trim().max(300, 'Use at most 300 characters'),
  imageUrl: z.string(NEEDED).trim().min(1, NEEDED).pipe(pictureUrlSchema),
  linkUrl: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), pictureUrlSchema], { error: PICTURE_URL_NEEDED })),
  priority: z
    .int('Priority is a whole number')
    .min(BANNER_PRIORITY.min, 'Priority is between 1 and 10')
    .max(BANNER_PRIORITY.max, 'Priority is between 1 and 10'),
  ...switches,
  ...dates,
} as const;

/** It ends after it begins. */
const inOrder = ({ startsAt, endsAt }: { startsAt?: number | null | undefined; endsAt?: number | null | undefined }) =>
  typeof startsAt !== 'number' || typeof endsAt !== 'number' || startsAt < endsAt;
const OUT_OF_ORDER = { path: ['endsAt'], message: 'It has to end after it starts' };

/** A new banner: active, and shown on the home only, where nothing else is said. */
export const newBannerSchema = z
  .strictObject({
    ...bannerFields,
    description: bannerFields.description.default(''),
    linkUrl: bannerFields.linkUrl.default(''),
    startsAt: bannerFields.startsAt.default(null),
    endsAt: bannerFields.endsAt.default(null),
    priority: bannerFields.priority.default(BANNER_PRIORITY.default),
    isActive: bannerFields.isActive.default(true),
    showOnHome: bannerFields.showOnHome.default(true),
    showOnCategories: bannerFields.showOnCategories.default(false),
    showOnRecipes: bannerFields.showOnRecipes.default(false),
    showOnFavourites: bannerFields.showOnFavourites.default(false),
    showOnShop: bannerFields.showOnShop.default(false),
  })
  .refine(inOrder, OUT_OF_ORDER);
export type NewBanner = z.output<typeof newBannerSchema>;
/** Every field of a banner, as a form has them. */
const wholeSchema = z.strictObject(bannerFields);
export const bannerFieldsSchema = wholeSchema.refine(inOrder, OUT_OF_ORDER);
export const bannerChangeSchema = wholeSchema.partial().refine(inOrder, OUT_OF_ORDER);
export type BannerChange = z.output<typeof bannerChangeSchema>;

export const bannerSettingsSchema = z.strictObject({
  rotationIntervalHours: z.int(HOURS).min(ROTATION_HOURS.min, HOURS).max(ROTATION_HOURS.max, HOURS),
  enableRotation: z.boolean(),
  showOnlyActive: z.boolean(),
  fallbackImageUrl: z.union([z.literal(''), pictureUrlSchema], { error: PICTURE_URL_NEEDED }),
});
export type BannerSettings = z.infer<typeof bannerSettingsSchema>;
export const BANNER_SETTINGS_DEFAULT: BannerSettings = {
  rotationIntervalHours: ROTATION_HOURS.default,
  enableRotation: true,
  showOnlyActive: true,
  fallbackImageUrl: '',
};

export const SHOWN_ON = {
  home: 'showOnHome',
  categories: 'showOnCategories',
  recipes: 'showOnRecipes',
  favourites: 'showOnFavourites',
  shop: 'showOnShop',
} as const satisfies Record<PageKey, keyof Banner>;

/** A banner as a page shows it. */
export interface ShownBanner extends Banner {
  /** Whether another takes its place after these ten minutes. */
  takesTurns: boolean;
}

/** Whether a page shows banners at all: it puts a title or subtitle of its own over them, and has to be given one. */
export const showsBanners = ({ title, subtitle }: PageTitle): boolean => title !== '' || subtitle !== '';

type Dated = Pick<Banner, 'startsAt' | 'endsAt'>;

/** Whether a banner's time is now (UTC milliseconds). */
export const bannerRuns = ({ startsAt, endsAt }: Dated, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

/** When the first of these begins or ends next (UTC milliseconds); infinite where none does. */
export const nextTurn = (banners: readonly Dated[], now: number): number =>
  Math.min(
    ...banners
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].filter((at) => at !== null && at > now))
      .map(Number),
  );

/**
 * The banner a page shows at a moment (UTC milliseconds), or `null` when it has none: by weight priority + 1 among
 * those in rotation, or the highest priority when rotation is off.
 */
export function bannerAt<B extends Pick<Banner, 'id' | 'priority'>>(
  banners: readonly B[],
  settings: Pick<BannerSettings, 'enableRotation' | 'rotationIntervalHours'>,
  now: number,
): B | null {
  const ordered = banners.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  if (!settings.enableRotation || ordered.length < 2) return ordered[0] ?? null;
  const taking = inRotation(ordered, Math.floor(now / (settings.rotationIntervalHours * 3_600_000)));
  const total = taking.reduce((sum, banner) => sum + banner.priority + 1, 0);
  let point = fraction(`slot ${Math.floor(now / ROTATION_SLOT_MS)}`) * total;
  for (const banner of taking) {
    point -= banner.priority + 1;
    if (point < 0) return banner;
  }
  return taking.at(-1) ?? null;
}

function inRotation<B extends Pick<Banner, 'id'>>(banners: readonly B[], interval: number): readonly B[] {
  if (banners.length <= BANNERS_IN_ROTATION) return banners;
  return banners
    .toSorted((a, b) => fraction(`${interval} ${a.id}`) - fraction(`${interval} ${b.id}`))
    .slice(0, BANNERS_IN_ROTATION);
}

/** A number in [0, 1) that depends on the text alone (FNV-1a, then a finaliser for short texts). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The odds of each of a page's banners, as shares of 1 by id: by weight priority + 1, or the first alone when rotation is off.
 * Of more than ten each takes part ten times in so many intervals.
 */
export function oddsOf(
  banners: readonly Pick<Banner, 'id' | 'priority'>[],
  settings: Pick<BannerSettings, 'enableRotation'>,
): Map<string, number> {
  const ordered = banners.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  if (!settings.enableRotation) return new Map(ordered.map(({ id }, at) => [id, at === 0 ? 1 : 0]));
  const total = ordered.reduce((sum, { priority }) => sum + priority + 1, 0);
  return new Map(ordered.map(({ id, priority }) => [id, (priority + 1) / total]));
}
