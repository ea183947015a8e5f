import { useStore } from '@nanostores/react';
import { $siteSettings } from '#src/stores/admin/settings.ts';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';

/** Maintenance: whether it is on, and what visitors read then. */
export function SiteSettings() {
  const { data, error } = useStore($siteSettings);
  const badge = data && (
    <span className={`admin-badge ${data.maintenanceMode ? 'admin-badge-warn' : 'admin-badge-good'}`}>
      {data.maintenanceMode ? 'Under Construction' : 'Live'}
    </span>
  );
  return (
    <Card title="Site settings" aside={badge}>
      {data && <MaintenanceForm stored={data} />}
      {!data && error !== undefined && (
        <Notice tone="error" title="Failed to load site settings" onRetry={() => $siteSettings.invalidate()} />
      )}
      {!data && !error && <div className="min-h-90" role="status" aria-label="Loading..." />}
    </Card>
  );
}
