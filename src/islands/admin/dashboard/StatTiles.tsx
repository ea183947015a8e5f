import type { Stats } from '#src/domain/site/stats.ts';
import { paths } from '#src/paths.ts';

type Figure = Exclude<keyof Stats, 'visitDays'>;

/** On this page: the browser goes there, not the router. */
const CHART = '#visits';

const TILES: readonly { figure: Figure; label: string; href: string }[] = [
  { figure: 'totalRecipes', label: 'Total recipes', href: paths.adminRecipes },
  { figure: 'premiumUsers', label: 'Premium users', href: paths.adminUsers },
  { figure: 'activeUsers', label: 'Active users', href: paths.adminUsers },
  { figure: 'totalVisits', label: 'Total visits', href: CHART },
  { figure: 'uniqueVisitors', label: 'Unique visitors', href: CHART },
  { figure: 'todayVisits', label: 'Visits today', href: CHART },
];

const inWords = new Intl.NumberFormat('en');

interface Props {
  /** Absent while they are being loaded. */
  stats: Stats | undefined;
}

export function StatTiles({ stats }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 min-[75rem]:grid-cols-6" aria-busy={stats ? undefined : true}>
      {TILES.map(({ figure, label, href }) => (
        <li key={figure}>
          <a
            className="grid h-full gap-[0.1rem] rounded-lg border border-border bg-surface px-4 pt-[0.85rem] pb-[0.8rem] no-underline transition-[border-color] duration-200 ease-house hover:border-primary"
            href={href}
            rel={href === CHART ? 'external' : undefined}
          >
            <span className="type-meta text-muted">{label}</span>
            <span className="font-display text-[1.9rem] leading-[1.15] font-[520] tracking-[-0.015em] tabular-nums">
              {stats ? inWords.format(stats[figure]) : '…'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
