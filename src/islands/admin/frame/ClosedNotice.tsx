import { useStore } from '@nanostores/react';
import { paths } from '#src/paths.ts';
import { $siteSettings } from '#src/stores/admin/site/settings.ts';
import { useMay } from './use-may.ts';

/** On every screen while the site is closed, so that nobody forgets to open it. */
export function ClosedNotice() {
  const isClosed = useStore($siteSettings).data?.maintenanceMode ?? false;
  const may = useMay();
  if (!isClosed) return null;
  return (
    <aside className="mb-4 rounded-sm bg-butter px-4 py-2 type-meta text-on-butter" aria-label="Maintenance">
      The site is closed: readers see the maintenance page.{' '}
      {may('admin') && (
        <a className="font-semibold underline" href={paths.adminSettings}>
          Open it again
        </a>
      )}
    </aside>
  );
}
