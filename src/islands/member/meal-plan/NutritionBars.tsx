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

interface Props {
  nutrition: DayNutrition;
  /** How long the day's cooking takes. */
  cooking: string;
}

/** What a day holds: its cooking, what is eaten against the reference intake, and how much of it is known. */
export function NutritionBars({ nutrition, cooking }: Props) {
  const { eaten, percent, counted, meals } = nutrition;
  if (meals === 0 && !cooking) return null;
  return (
    <div className="border-t border-border pt-2.5 pb-0.5 type-fine leading-even tabular-nums">
      <p className="wrap-anywhere text-muted empty:hidden">{cooking}</p>
      {meals > 0 && (
        <p className={`wrap-anywhere ${counted < meals ? 'text-warning' : 'text-muted'}`}>{countedText(nutrition)}</p>
      )}
      {counted > 0 && (
        <dl className="mt-1.5 grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-x-3 gap-y-1.5 min-[28rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] broad:grid-cols-1">
          {ROWS.map(({ name, label, amount, isLimit }) => (
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 gap-y-0" key={name}>
              <dt>{label}</dt>
              <dd className="text-end">
                {amount(eaten[name])} <span className="first:text-muted">{percent[name]}%</span>
                <span className="sr-only first:text-muted"> of the reference intake</span>
              </dd>
              <dd
                aria-hidden="true"
                className="plan-bar col-span-full mt-[2px] h-[5px] overflow-hidden rounded-full bg-sunken text-end"
              >
                <svg className="block h-full w-full" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className="data-over:fill-accent"
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
