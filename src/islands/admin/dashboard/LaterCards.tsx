import { AdSense } from '../settings/AdSense.tsx';
import { SiteSettingsCard } from '../settings/SiteSettingsCard.tsx';
import { SystemCard } from './SystemCard.tsx';

/** What stands below the fold of the dashboard: settings as on their own screen, and the machine. */
export default function LaterCards() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <SiteSettingsCard />
      <div className="grid grid-cols-1 gap-4">
        <AdSense />
        <SystemCard />
      </div>
    </div>
  );
}
