import { useStore } from '@nanostores/react';
import type { Stats } from '#src/domain/site/stats.ts';
import { $stats } from '#src/stores/admin/running/stats.ts';
import { Asked } from '../ui/Asked.tsx';
import { StatTiles } from './StatTiles.tsx';
import { VisitsCard } from './VisitsCard.tsx';

/** The figures and the chart, which come by one call. */
export const Statistics = () => (
  <Asked
    failure="Failed to load statistics"
    advice="We couldn’t load the figures for recipes, users and visits."
    answer={useStore($stats)}
    waiting={<TilesAndChart />}
    onRetry={() => $stats.invalidate()}
  >
    {(stats) => <TilesAndChart stats={stats} />}
  </Asked>
);

const TilesAndChart = ({ stats }: { stats?: Stats }) => (
  <>
    <StatTiles stats={stats} />
    <VisitsCard days={stats?.visitDays} />
  </>
);
