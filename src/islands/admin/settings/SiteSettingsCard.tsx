import { useStore } from '@nanostores/react';
import { $siteSettings } from '#src/stores/admin/site/settings.ts';
import { Badge } from '../ui/Badge.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Maintenance: whether it is on, and what visitors read then. */
export const SiteSettingsCard = () => (
  <SettingsCard
    title="Site settings"
    failure="Failed to load site settings"
    answer={useStore($siteSettings)}
    badgeOf={({ maintenanceMode }) => (
      <Badge tone={maintenanceMode ? 'warn' : 'good'}>{maintenanceMode ? 'Under Construction' : 'Live'}</Badge>
    )}
    onRetry={() => $siteSettings.invalidate()}
  >
    {(stored) => <MaintenanceForm stored={stored} />}
  </SettingsCard>
);
