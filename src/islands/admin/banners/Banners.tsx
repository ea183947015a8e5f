import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { Banner } from '#src/domain/site/banners.ts';
import { $bannerSettings, $banners, $unsavedBanners, deleteBanner } from '#src/stores/admin/banners.ts';
import { laidOver } from '#src/stores/admin/unsaved.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { BannerForm } from './BannerForm.tsx';
import { BannerRow } from './BannerRow.tsx';
import { BannerSettings } from './BannerSettings.tsx';
import { Odds } from './Odds.tsx';

/** Banner management. */
export default function Banners() {
  const { data, error } = useStore($banners);
  const unsaved = useStore($unsavedBanners);
  const banners = data && laidOver(data, unsaved);
  const { data: settings, error: settingsError } = useStore($bannerSettings);
  const [edited, setEdited] = useState<Banner | 'new'>();
  const [doomed, setDoomed] = useState<Banner>();
  const table = useRef<HTMLTableElement>(null);
  useFocusKept(table, doomed !== undefined);
  return (
    <AdminPage
      title="Banner management"
      actions={
        <button type="button" className="button button-primary" onClick={() => setEdited('new')}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          Create banner
        </button>
      }
    >
      {!banners && error !== undefined && (
        <Notice tone="error" title="Error Loading Banners" onRetry={() => $banners.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!banners && error === undefined && <Skeleton />}
      {banners?.length === 0 && (
        <Notice tone="info" title="There is no banner yet.">
          Pages show their title without a picture until there is one.
        </Notice>
      )}
      {banners && banners.length > 0 && (
        <table ref={table} tabIndex={-1} className="admin-table">
          <caption>{counted(banners.length, 'banner')}</caption>
          <thead>
            <tr>
              <th scope="col">Banner</th>
              <th scope="col">Priority</th>
              <th scope="col">Shown on</th>
              <th scope="col">Active</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {banners.map((banner) => (
              <BannerRow
                key={banner.id}
                banner={banner}
                onEdit={() => setEdited(banner)}
                onDelete={() => setDoomed(banner)}
              />
            ))}
          </tbody>
        </table>
      )}
      {!settings && settingsError !== undefined && (
        <Notice tone="error" title="Error Loading Banner Settings" onRetry={() => $bannerSettings.invalidate()}>
          How often each banner shows depends on them. Please check your connection.
        </Notice>
      )}
      <div className="grid gap-4 min-[43.76rem]:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))] mt-6">
        {banners && settings && banners.length > 0 && <Odds banners={banners} settings={settings} />}
        {settings && <BannerSettings settings={settings} />}
      </div>
      {edited && <BannerForm banner={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete this banner?"
          confirmLabel="Delete"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={() => void deleteBanner(doomed)}
        >
          “{doomed.title}” goes for good, from every page.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
