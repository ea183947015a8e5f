import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Areas } from './Areas.tsx';
import { InsightCards } from './InsightCards.tsx';
import { RecentRecipes } from './RecentRecipes.tsx';
import { Statistics } from './Statistics.tsx';
import { SystemCard } from './SystemCard.tsx';

/** The first screen: how the site is doing, what wants doing, and what was cooked last. */
export default function DashboardScreen() {
  const may = useMay();
  return (
    <AdminPage title="Dashboard">
      <div className="dashboard grid grid-cols-1 gap-4">
        {may('edit') && <Statistics />}
        {may('edit') && <InsightCards />}
        <RecentRecipes />
        {may('admin') && <Areas />}
        {may('admin') && <SystemCard />}
      </div>
    </AdminPage>
  );
}
