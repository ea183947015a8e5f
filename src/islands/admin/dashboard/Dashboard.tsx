import { AdminPage } from '../ui/AdminPage.tsx';
import { AdSense } from './AdSense.tsx';
import { Areas } from './Areas.tsx';
import { RecentRecipes } from './RecentRecipes.tsx';
import { SiteSettings } from './SiteSettings.tsx';
import { Statistics } from './Statistics.tsx';
import { SystemCard } from './SystemCard.tsx';

/** The first screen: how the site is doing, what was cooked last, and the settings that concern every page. */
export default function Dashboard() {
  return (
    <AdminPage title="Dashboard">
      <div className="dashboard grid grid-cols-1 gap-4">
        <Statistics />
        <div className="grid grid-cols-1 gap-4 min-[75rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentRecipes />
          <AdSense />
        </div>
        <Areas />
        <SystemCard />
        <SiteSettings />
      </div>
    </AdminPage>
  );
}
