import {
  adminAdConfigCall,
  featuredCall,
  ownRecipeSettingsCall,
  saveAdConfigCall,
  saveFeaturedCall,
  saveOwnRecipeSettingsCall,
  saveSiteSettingsCall,
  saveWeekSettingsCall,
  weekSettingsCall,
} from '#src/contracts/site/admin-settings.ts';
import { siteSettingsCall } from '#src/contracts/site/site.ts';
import type { WeekSettings } from '#src/domain/members/week-start.ts';
import type { OwnRecipeSettings } from '#src/domain/own-recipes/own-settings.ts';
import type { FeaturedChoice } from '#src/domain/site/featured.ts';
import type { AdConfig, SiteSettings } from '#src/domain/site/site.ts';
import { succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';

export const $siteSettings = createFetcherStore(['site-settings'], {
  fetcher: () => retried(() => call(siteSettingsCall)),
});

export const $weekSettings = createFetcherStore(['week-settings'], {
  fetcher: () => retried(() => call(weekSettingsCall)),
});

export const $ownRecipeSettings = createFetcherStore(['own-recipe-settings'], {
  fetcher: () => retried(() => call(ownRecipeSettingsCall)),
});

export const $featuredPlaces = createFetcherStore(['featured'], {
  fetcher: () => retried(() => call(featuredCall)),
});

export const $adConfig = createFetcherStore(['admin-adsense'], {
  fetcher: () => retried(() => call(adminAdConfigCall)),
});

/** Resolves to whether the settings were saved; the toast says it too. */
export const saveSiteSettings = (settings: SiteSettings): Promise<boolean> =>
  succeeds(failed, 'Failed to update site settings', async () => {
    $siteSettings.mutate(await call(saveSiteSettingsCall, { body: settings }));
    const description = settings.maintenanceMode
      ? 'The site is under maintenance: only administrators see it.'
      : 'The site is open to everyone.';
    toast({ title: 'Site Settings Updated', description });
  });

/** Resolves to whether the settings were saved; the toast says it too. */
export const saveWeekSettings = (settings: WeekSettings): Promise<boolean> =>
  succeeds(failed, 'Failed to update the settings of meal plans', async () => {
    $weekSettings.mutate(await call(saveWeekSettingsCall, { body: settings }));
    toast({ title: 'Settings of meal plans updated', description: `Weeks begin on ${settings.weekStart}.` });
  });

/** Resolves to whether the settings were saved; the toast says it too. */
export const saveOwnRecipeSettings = (settings: OwnRecipeSettings): Promise<boolean> =>
  succeeds(failed, 'Failed to update the limits of own recipes', async () => {
    $ownRecipeSettings.mutate(await call(saveOwnRecipeSettingsCall, { body: settings }));
    toast({ title: 'Limits of own recipes updated', description: 'What members keep already stays.' });
  });

/** Resolves to whether the choice was saved; the toast says it too. */
export const saveFeatured = (chosen: FeaturedChoice): Promise<boolean> =>
  succeeds(failed, 'Failed to update the landing page', async () => {
    $featuredPlaces.mutate(await call(saveFeaturedCall, { body: chosen }));
    toast({ title: 'Landing page updated', description: 'Visitors see it from now on.' });
  });

/** Resolves to whether the configuration was saved; the toast says it too. */
export const saveAdConfig = (config: AdConfig): Promise<boolean> =>
  succeeds(failed, 'Failed to update AdSense settings', async () => {
    $adConfig.mutate(await call(saveAdConfigCall, { body: config }));
    toast({ title: 'AdSense Settings Updated', description: 'Pages show it from now on.' });
  });
