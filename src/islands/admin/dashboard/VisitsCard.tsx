import { useStore } from '@nanostores/react';
import type { VisitDay } from '#src/domain/site/stats.ts';
import { $insights } from '#src/stores/admin/running/stats.ts';
import { Card } from '../ui/Card.tsx';
import { changeText, chartDate, describeDays } from './chart.ts';
import { VisitsChart } from './VisitsChart.tsx';

interface Props {
  /** Absent while they are being loaded. */
  days: readonly VisitDay[] | undefined;
}

/** The visits of the last 30 days: as bars, in a sentence and, unfolded, as a table. */
export function VisitsCard({ days }: Props) {
  const { data: compared } = useStore($insights);
  return (
    <Card id="visits" title="Visits, last 30 days" aside={<Legend />}>
      <p className="text-meta text-muted">
        {days ? describeDays(days) : 'Loading...'}
        {compared &&
          ` In the 30 days before: ${compared.visits.before.toLocaleString('en')} (${changeText(compared.visits.now, compared.visits.before)}).`}
      </p>
      <VisitsChart days={days ?? []} />
      <details className="visits-table mt-3">
        <summary className="inline-block py-1.5 type-meta font-semibold text-primary">Show as a table</summary>
        <table className="mt-2 w-[min(26rem,100%)] type-meta tabular-nums">
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Visits</th>
              <th scope="col">Visitors</th>
            </tr>
          </thead>
          <tbody>
            {days?.toReversed().map(({ date, visits, visitors }) => (
              <tr key={date}>
                <th scope="row">{chartDate(date)}</th>
                <td>{visits.toLocaleString('en')}</td>
                <td>{visitors.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

function Legend() {
  return (
    <p className="flex items-center gap-1.5 type-meta text-muted">
      <span
        className="size-3.25 rounded-sm bg-[color-mix(in_oklab,var(--color-primary)_40%,var(--color-surface))]"
        aria-hidden="true"
      />{' '}
      Visits
      <span className="size-3.25 rounded-sm ms-2 bg-primary" aria-hidden="true" /> Visitors
    </p>
  );
}
