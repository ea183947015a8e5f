import type { Permission } from '#src/domain/members/permissions.ts';
import type { Stats } from '#src/domain/site/stats.ts';
import { paths } from '#src/paths.ts';
import { useMay } from '../frame/use-may.ts';

type Figure = Exclude<keyof Stats, 'visitDays'>;

/** On this page: the browser goes there, not the router. */
const CHART = '#visits';

/** `means` stands under the figure. */
const TILES: readonly { figure: Figure; label: string; means: string; href: string; needs: Permission }[] = [
  { figure: 'totalRecipes', label: 'Total recipes', means: 'drafts too', href: paths.adminRecipes, needs: 'edit' },
  {
    figure: 'premiumUsers',
    label: 'Premium users',
    means: 'with the role premium',
    href: paths.adminUsers,
    needs: 'admin',
  },
  { figure: 'activeUsers', label: 'Active users', means: 'who may sign in', href: paths.adminUsers, needs: 'admin' },
  { figure: 'totalVisits', label: 'Total visits', means: 'pages looked at', href: CHART, needs: 'edit' },
  { figure: 'uniqueVisitors', label: 'Unique visitors', means: 'daily figures added up', href: CHART, needs: 'edit' },
  { figure: 'todayVisits', label: 'Visits today', means: 'since midnight UTC', href: CHART, needs: 'edit' },
];

const inWords = new Intl.NumberFormat('en');

interface Props {
  /** Absent while they are being loaded. */
  stats: Stats | undefined;
}

export function StatTiles({ stats }: Props) {
  const may = useMay();
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 full:grid-cols-6" aria-busy={stats ? undefined : true}>
      {TILES.filter(({ needs }) => may(needs)).map(({ figure, label, means, href }) => (
        <li key={figure}>
          <a
            className="grid h-full content-start gap-0.5 rounded-lg border border-border bg-surface px-4 pt-3.5 pb-3.25 no-underline transition-[border-color] duration-200 ease-house hover:border-primary"
            href={href}
            rel={href === CHART ? 'external' : undefined}
          >
            <span className="type-meta text-muted">{label}</span>
            <span className="font-display type-h2 leading-tight font-semibold tabular-nums">
              {stats ? inWords.format(stats[figure]) : '…'}
            </span>
            <span className="text-meta text-muted">{means}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
