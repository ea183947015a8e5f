import {
  adminBannersCall,
  bannerSettingsCall,
  changeBannerCall,
  changeBannerSettingsCall,
  createBannerCall,
  deleteBannerCall,
} from '#src/contracts/admin-banners.ts';
import type { Banner, BannerSettings, NewBanner } from '#src/domain/banners.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

export const $banners = createFetcherStore(['admin-banners'], { fetcher: () => retried(() => call(adminBannersCall)) });
export const $bannerSettings = createFetcherStore(['admin-banner-settings'], {
  fetcher: () => retried(() => call(bannerSettingsCall)),
});

const listed = (): Banner[] => $banners.get().data ?? [];
const replace = (changed: Banner): void =>
  $banners.mutate(listed().map((banner) => (banner.id === changed.id ? changed : banner)));

/** Makes a banner, or changes the one with an id; resolves to whether that worked. */
export async function saveBanner(banner: NewBanner, id: string | undefined): Promise<boolean> {
  try {
    if (id) replace(await call(changeBannerCall, { params: { id }, body: banner }));
    else $banners.mutate([...listed(), await call(createBannerCall, { body: banner })]);
    toast({ title: id ? 'Banner updated' : 'Banner created', description: banner.title });
    return true;
  } catch (error) {
    failed(id ? 'Failed to update banner' : 'Failed to create banner', error);
    return false;
  }
}

export async function activateBanner(banner: Banner, isActive: boolean): Promise<void> {
  replace({ ...banner, isActive });
  try {
    replace(await call(changeBannerCall, { params: { id: banner.id }, body: { isActive } }));
  } catch (error) {
    replace(banner);
    failed('Failed to update banner', error);
  }
}

export async function deleteBanner({ id, title }: Banner): Promise<void> {
  try {
    await call(deleteBannerCall, { params: { id } });
    $banners.mutate(listed().filter((banner) => banner.id !== id));
    toast({ title: 'Banner deleted', description: title });
  } catch (error) {
    failed('Failed to delete banner', error);
  }
}

export async function saveBannerSettings(settings: BannerSettings): Promise<void> {
  try {
    $bannerSettings.mutate(await call(changeBannerSettingsCall, { body: settings }));
    toast({ title: 'Banner settings saved' });
  } catch (error) {
    failed('Failed to update settings', error);
  }
}
