import { dayNutrition } from '#src/domain/premium/meal-plan/day-nutrition.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import { SLOTS } from '#src/domain/premium/meal-plan/slots.ts';
import { shortDate, weekdayName } from '#src/domain/premium/meal-plan/weeks.ts';
import { Meal } from './Meal.tsx';
import { NutritionBars } from './NutritionBars.tsx';
import { usePlanner } from './planner.ts';

interface Props {
  day: string;
  /** Of this day. */
  entries: MealEntry[];
}

/** A column of the week; one below the other on a phone. */
export function Day({ day, entries }: Props) {
  const { today } = usePlanner();
  return (
    <section className="plan-day" aria-labelledby={`day-${day}`} aria-current={day === today ? 'date' : undefined}>
      <h3 id={`day-${day}`} className="plan-day-name">
        {weekdayName(day)} <small>{shortDate(day)}</small>
      </h3>
      {SLOTS.map((slot) => (
        <Meal key={slot} place={{ day, slot }} entries={entries} />
      ))}
      <NutritionBars nutrition={dayNutrition(entries, day)} />
    </section>
  );
}
