import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { weekdayName } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Days = NonNullable<MemberHomeContent['week']>;

/** The plan of seven days, a line for each. */
export function Week({ days }: { days: Days }) {
  if (days.every(({ meals }) => meals.length === 0)) return <NothingPlanned />;
  return (
    <section aria-labelledby="home-week">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="home-week" className="text-title">
          Your week
        </h2>
        <a className="link text-meta inline-flex min-h-11 items-center" href={paths.mealPlan}>
          Meal plan
        </a>
      </div>
      <ul>
        {days.map(({ day, meals }, at) => (
          <li key={day} className="flex flex-wrap gap-x-4 border-t border-border py-2">
            <span className={`w-24 flex-none ${at === 0 ? 'font-semibold' : 'text-muted'}`}>
              {at === 0 ? 'Today' : weekdayName(day)}
            </span>
            <span className="min-w-32 flex-1 wrap-anywhere">
              {meals.length === 0 && <span className="text-muted">Nothing yet</span>}
              {meals.map(({ title, recipeId, isLeftover }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand twice, and none of them moves
                <span key={place}>
                  {place > 0 && ', '}
                  {recipeId ? (
                    <a className="link" href={paths.recipe(recipeId)}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  {isLeftover && <span className="text-muted"> (leftovers)</span>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NothingPlanned = () => (
  <EmptyState
    title="Your week"
    text="Nothing’s planned yet. Say for how many and how long you have, and we’ll fill it."
  >
    <a className="button button-outline" href={paths.mealPlan}>
      Plan your week
    </a>
  </EmptyState>
);
