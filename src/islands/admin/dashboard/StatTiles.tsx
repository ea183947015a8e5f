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
    <ul className="stat-tiles" aria-busy={stats ? undefined : true}>
      {TILES.map(({ figure, label, href }) => (
        <li key={figure}>
          <a className="stat-tile" href={href} rel={href === CHART ? 'external' : undefined}>
            <span className="stat-label">{label}</span>
            <span className="stat-figure">{stats ? inWords.format(stats[figure]) : '…'}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
