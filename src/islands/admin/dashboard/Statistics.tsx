import { useStore } from '@nanostores/react';
import { $stats } from '#src/stores/admin/stats.ts';
import { Notice } from '../ui/Notice.tsx';
import { StatTiles } from './StatTiles.tsx';
import { VisitsCard } from './VisitsCard.tsx';

/** The figures and the chart, which come by one call. */
export function Statistics() {
  const { data, error } = useStore($stats);
  if (error && !data) {
    return (
      <Notice tone="error" title="Failed to load statistics" onRetry={() => $stats.invalidate()}>
        The figures of recipes, users and visits could not be loaded.
      </Notice>
    );
  }
  return (
    <>
      <StatTiles stats={data} />
      <VisitsCard days={data?.visitDays} />
    </>
  );
}
