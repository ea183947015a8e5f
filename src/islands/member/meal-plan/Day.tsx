import { cookingText, dayNutrition } from '#src/domain/premium/meal-plan/day-nutrition.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { dayReason } from '#src/domain/premium/meal-plan/reasons.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName } from '#src/domain/premium/weeks.ts';
import { Meal } from './Meal.tsx';
import { NutritionBars } from './NutritionBars.tsx';
import { usePlanner } from './planner.ts';

interface Props {
  day: string;
  /** The entries of this day. */
  entries: MealEntry[];
}

/** A column of the week; one below the other on a phone. */
export function Day({ day, entries }: Props) {
  const { today } = usePlanner();
  return (
    <section
      className="plan-day grid min-w-0 grid-cols-1 content-start rounded-lg border border-border bg-surface p-3 broad:row-span-6 broad:grid-rows-[subgrid] broad:px-1.5 broad:py-2.5 current:border-primary"
      aria-labelledby={`day-${day}`}
      aria-current={day === today ? 'date' : undefined}
    >
      <div className="px-1 pt-0.5 pb-2">
        <h3 id={`day-${day}`} className="plan-day-name type-lead leading-snug">
          {weekdayName(day)}{' '}
          <small className="font-sans type-meta font-normal whitespace-nowrap text-muted broad:block">
            {shortDate(day)}
          </small>
        </h3>
        <p className="mt-1 type-meta leading-even text-muted empty:hidden">{dayReason(entries)}</p>
      </div>
      {SLOTS.map((slot) => (
        <Meal key={slot} place={{ day, slot }} entries={entries} />
      ))}
      <NutritionBars nutrition={dayNutrition(entries, day)} cooking={cookingText(entries)} />
    </section>
  );
}
