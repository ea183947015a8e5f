import type { Nutrients } from '#src/domain/foods/food.ts';
import { countedText, type DayNutrition } from '#src/domain/premium/meal-plan/day-nutrition.ts';

interface Row {
  name: keyof Nutrients;
  label: string;
  amount: (value: number) => string;
  /** More than the reference intake is too much of it. */
  isLimit?: true;
}

const grams = (value: number) => `${Math.round(value)} g`;
const ROWS: readonly Row[] = [
  { name: 'energy', label: 'Energy', amount: (value) => `${Math.round(value)} kcal`, isLimit: true },
  { name: 'protein', label: 'Protein', amount: grams },
  { name: 'carbs', label: 'Carbs', amount: grams },
  { name: 'fat', label: 'Fat', amount: grams, isLimit: true },
  { name: 'fibre', label: 'Fibre', amount: grams },
  { name: 'salt', label: 'Salt', amount: (value) => `${(value / 1000).toFixed(1)} g`, isLimit: true },
];

/** What a day holds against the reference intake, and how much of it is known. */
export function NutritionBars({ nutrition }: { nutrition: DayNutrition }) {
  const { eaten, percent, counted, meals } = nutrition;
  return (
    <div className="plan-nutrition">
      <p className={counted < meals ? 'plan-counted plan-counted-part' : 'plan-counted'}>{countedText(nutrition)}</p>
      {counted > 0 && (
        <dl className="plan-bars">
          {ROWS.map(({ name, label, amount, isLimit }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {amount(eaten[name])} <span>{percent[name]}%</span>
                <span className="sr-only"> of the reference intake</span>
              </dd>
              <dd aria-hidden="true" className="plan-bar">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    width={Math.min(100, percent[name])}
                    height="1"
                    data-over={isLimit && percent[name] > 100 ? '' : undefined}
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
