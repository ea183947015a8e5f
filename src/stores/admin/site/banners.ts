import {
  adminBannersCall,
  bannerSettingsCall,
  changeBannerCall,
  changeBannerSettingsCall,
  createBannerCall,
  deleteBannerCall,
} from '#src/contracts/site/admin-banners.ts';
import type { Banner, BannerSettings, NewBanner } from '#src/domain/site/banners.ts';
import { succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { createFetcherStore, retried } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failedBanner } from '../failed.ts';
import { createUnsaved } from '../unsaved.ts';

export const $banners = createFetcherStore(['admin-banners'], { fetcher: () => retried(() => call(adminBannersCall)) });
export const $bannerSettings = createFetcherStore(['admin-banner-settings'], {
  fetcher: () => retried(() => call(bannerSettingsCall)),
});

/** Changes the list on screen; where there is none, it is asked for. */
function relist(change: (banners: Banner[]) => Banner[]): void {
  const { data } = $banners.get();
  if (data) $banners.mutate(change(data));
  else $banners.invalidate();
}
const replace = (saved: Banner): void =>
  relist((banners) => banners.map((banner) => (banner.id === saved.id ? saved : banner)));

const unsaved = createUnsaved<Banner>(replace);
/** To be laid over the list of banners. */
export const $unsavedBanners = unsaved.$unsaved;

/** Makes a banner, or changes the one with an id; resolves to whether that worked. */
export const saveBanner = (banner: NewBanner, id: string | undefined): Promise<boolean> =>
  succeeds(failedBanner, id ? 'Failed to update banner' : 'Failed to create banner', async () => {
    if (id) replace(await call(changeBannerCall, { params: { id }, body: banner }));
    else {
      const made = await call(createBannerCall, { body: banner });
      relist((banners) => [...banners, made]);
    }
    toast({ title: id ? 'Banner updated' : 'Banner created', description: banner.title });
  });

export async function activateBanner(banner: Banner, isActive: boolean): Promise<void> {
  const { id } = banner;
  await succeeds(failedBanner, 'Failed to update banner', () =>
    unsaved.save(banner, { isActive }, () => call(changeBannerCall, { params: { id }, body: { isActive } })),
  );
}

export async function removeBanner(banner: Banner): Promise<void> {
  const { id, title } = banner;
  await succeeds(failedBanner, 'Failed to delete banner', async () => {
    await unsaved.save(banner, null, async (known) => {
      await call(deleteBannerCall, { params: { id } });
      return known;
    });
    relist((banners) => banners.filter((other) => other.id !== id));
    toast({ title: 'Banner deleted', description: title });
  });
}

export const saveBannerSettings = (settings: BannerSettings): Promise<boolean> =>
  succeeds(failedBanner, 'Failed to update settings', async () => {
    $bannerSettings.mutate(await call(changeBannerSettingsCall, { body: settings }));
    toast({ title: 'Banner settings saved' });
  });
