import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { addWeeks, weekNumber, weekOf, weekText } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { goToWeek } from '#src/stores/premium/meal-plan-weeks.ts';
import { usePlanner } from './planner.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Which week it is, and the ways to its neighbours; each has an address. */
export function WeekBar() {
  const { week, weekStart, today } = usePlanner();
  const current = weekOf(today, weekStart);
  return (
    <nav
      className="plan-weeks mt-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:flex sm:flex-wrap"
      aria-label="Weeks"
    >
      <WeekLink week={addWeeks(week, -1)} className="button button-outline button-icon">
        <ChevronLeft {...icon} />
        <span className="sr-only">Previous week</span>
      </WeekLink>
      <h2 className="min-w-0 text-center type-lead leading-snug" aria-live="polite">
        <span>{weekText(week, weekStart)}</span>{' '}
        {weekStart === 'Monday' && (
          <small className="font-sans type-meta font-normal whitespace-nowrap text-muted">
            Week {weekNumber(week)}
          </small>
        )}
      </h2>
      <WeekLink week={addWeeks(week, 1)} className="button button-outline button-icon">
        <ChevronRight {...icon} />
        <span className="sr-only">Next week</span>
      </WeekLink>
      {week !== current && (
        <WeekLink week={current} className="button button-quiet">
          This week
        </WeekLink>
      )}
    </nav>
  );
}

function WeekLink({ week, className, children }: { week: string; className: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goToWeek(week);
  };
  return (
    <a className={className} href={paths.mealPlanWeek(week)} data-no-prerender="" onClick={follow}>
      {children}
    </a>
  );
}
