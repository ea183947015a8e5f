import type { VisitDay } from '#src/domain/site/stats.ts';
import { busiestOf, chartDate, describeDay, describeDays, scaleEnd } from './chart.ts';

const HEIGHT = 100;
/** The share of a day's width; the rest parts it from the next. */
const BAR = 0.7;

interface Props {
  days: readonly VisitDay[];
}

/** A bar for every day, visitors within visits; its scale and dates stand around it as text, so that they do not stretch. */
export function VisitsChart({ days }: Props) {
  const end = scaleEnd(busiestOf(days)?.visits ?? 0);
  const dates = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className="mt-3.5 grid gap-x-2.5 gap-y-1.5 type-fine text-muted tabular-nums [grid-template:11rem_auto_/_auto_minmax(0,1fr)]">
      <ol className="-my-2.5 flex min-w-6 flex-col justify-between text-end" aria-hidden="true">
        {[end, end / 2, 0].map((value) => (
          <li key={value}>{value.toLocaleString('en')}</li>
        ))}
      </ol>
      <svg
        className="h-44 w-full border-y border-border [background:linear-gradient(var(--color-border),var(--color-border))_0_50%_/_100%_1px_no-repeat]"
        viewBox={`0 0 ${days.length || 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describeDays(days)}
      >
        {days.map((day, at) => (
          <g key={day.date}>
            <title>{describeDay(day)}</title>
            <rect className="visits-bar-touch" x={at} width={1} height={HEIGHT} />
            <Bar
              className="fill-[color-mix(in_oklab,var(--color-primary)_40%,var(--color-surface))]"
              at={at}
              share={day.visits / end}
            />
            <Bar className="fill-primary" at={at} share={day.visitors / end} />
          </g>
        ))}
      </svg>
      <ol className="col-2 flex justify-between" aria-hidden="true">
        {dates.map((day) => day && <li key={day.date}>{chartDate(day.date)}</li>)}
      </ol>
    </div>
  );
}

function Bar({ at, share, className }: { at: number; share: number; className: string }) {
  const height = share * HEIGHT;
  return <rect className={className} x={at + (1 - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />;
}
