import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Areas } from './Areas.tsx';
import { InsightCards } from './InsightCards.tsx';
import { Statistics } from './Statistics.tsx';
import { WaitingForYou } from './WaitingForYou.tsx';

const RecentRecipes = lazy(() => import('./RecentRecipes.tsx'));
const LaterCards = lazy(() => import('./LaterCards.tsx'));

/** The first screen: how the site is doing, what wants doing, and what was cooked last. */
export default function DashboardScreen() {
  const may = useMay();
  return (
    <AdminPage title="Dashboard">
      <div className="dashboard grid grid-cols-1 gap-4">
        <WaitingForYou />
        {may('edit') && <Statistics />}
        {may('edit') && <InsightCards />}
        <Nearby>
          <RecentRecipes />
        </Nearby>
        {may('admin') && <Areas />}
        {may('admin') && (
          <Nearby>
            <LaterCards />
          </Nearby>
        )}
      </div>
    </AdminPage>
  );
}

/** Loads and shows what stands in it once one is near: the first download has no room for lists and forms. */
function Nearby({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '300px' });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="grid min-h-90 grid-cols-1 gap-4">
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
}
