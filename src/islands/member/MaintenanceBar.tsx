import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteSettingsCall } from '#src/contracts/site/site.ts';
import { paths } from '#src/paths.ts';
import { call } from '#src/stores/client.ts';

/** A thin bar above every page, for administrators: what they see, nobody else does. */
export function MaintenanceBar() {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const bar = document.createElement('div');
    // Not kept from page to page: it must go when the site is open again.
    call(siteSettingsCall).then(
      ({ maintenanceMode }) => {
        if (!maintenanceMode) return;
        // Below the link that skips to the content, which must come first.
        document.querySelector('.skip-link')?.after(bar);
        setPlace(bar);
      },
      () => undefined,
    );
    return () => bar.remove();
  }, []);
  if (!place) return null;
  return createPortal(
    <aside className="bg-butter px-4 py-1.5 text-center type-meta text-on-butter no-print" aria-label="Maintenance">
      Under construction: only administrators see this page.{' '}
      <a className="font-semibold underline" href={paths.adminSettings}>
        Open the site again
      </a>
    </aside>,
    place,
  );
}
