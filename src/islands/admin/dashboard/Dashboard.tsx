import { AdminPage } from '../ui/AdminPage.tsx';
import { AdSense } from './AdSense.tsx';
import { Areas } from './Areas.tsx';
import { RecentRecipes } from './RecentRecipes.tsx';
import { SiteSettings } from './SiteSettings.tsx';
import { Statistics } from './Statistics.tsx';

/** The first screen: how the site is doing, what was cooked last, and the settings that concern every page. */
export default function Dashboard() {
  return (
    <AdminPage title="Dashboard">
      <div className="dashboard">
        <Statistics />
        <div className="dashboard-columns">
          <RecentRecipes />
          <AdSense />
        </div>
        <Areas />
        <SiteSettings />
      </div>
    </AdminPage>
  );
}
