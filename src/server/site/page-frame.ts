import {
  type BannerSettings,
  bannerAt,
  bannerRuns,
  nextTurn,
  type ShownBanner,
  showsBanners,
} from '#src/domain/site/banners.ts';
import { ROTATION_SLOT_MS } from '#src/domain/site/rotation-slot.ts';
import type { AdConfig, PageKey, PageTitle } from '#src/domain/site/site.ts';
import { bannersOf } from './banners.ts';
import { pageTitle } from './page-titles.ts';
import { getSettings } from './settings.ts';
import { type Site, siteFacts } from './site-facts.ts';

const DAY_SECONDS = 86_400;

/** The frame administrators set for a page: its title, the banner of these ten minutes, advertising. */
export interface PageFrame {
  site: Site;
  title: PageTitle;
  /** `null` without banners, and without a configured title or subtitle to show on one. */
  banner: ShownBanner | null;
  bannerSettings: BannerSettings;
  ads: AdConfig;
  /** Seconds this holds: to the end of the ten minutes where banners take turns, else a day; to where one begins or ends. */
  maxAge: number;
}

/** The frame of a page at a moment (UTC milliseconds). Pages that show it carry the tag `site`. */
export async function pageFrame(page: PageKey, now = Date.now()): Promise<PageFrame> {
  // At once: on a libSQL server each is a journey of its own.
  const [title, bannerSettings, ads] = await Promise.all([pageTitle(page), getSettings('banners'), getSettings('ads')]);
  const all = showsBanners(title) ? await bannersOf(page, bannerSettings) : [];
  const banners = all.filter((banner) => bannerRuns(banner, now));
  const takeTurns = banners.length > 1 && bannerSettings.enableRotation;
  const banner = bannerAt(banners, bannerSettings, now);
  return {
    site: siteFacts(),
    title,
    banner: banner && { ...banner, takesTurns: takeTurns },
    bannerSettings,
    ads,
    maxAge: Math.min(
      takeTurns ? Math.ceil((ROTATION_SLOT_MS - (now % ROTATION_SLOT_MS)) / 1000) : DAY_SECONDS,
      Math.ceil((nextTurn(all, now) - now) / 1000),
    ),
  };
}
