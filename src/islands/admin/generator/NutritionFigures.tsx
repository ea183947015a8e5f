import type { NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import type { NutritionFacts } from '#src/domain/nutrition/nutrition-by-hand.ts';

const ROWS = [
  ['energyKcal', 'Energy', 'kcal'],
  ['fat', 'Fat', 'g'],
  ['saturatedFat', 'of which saturated', 'g'],
  ['carbs', 'Carbohydrates', 'g'],
  ['sugar', 'of which sugars', 'g'],
  ['fiber', 'Fibre', 'g'],
  ['protein', 'Protein', 'g'],
  ['salt', 'Salt', 'g'],
] as const;

/** Nutrition as it follows from the ingredients, per 100 g and per serving. */
export function NutritionFigures({
  facts,
  nutriScore,
}: {
  facts: NutritionFacts | null;
  nutriScore: NutriScore | null;
}) {
  if (!facts) return <p className="text-muted">Nutrition: we don’t know enough about the ingredients.</p>;
  return (
    <div>
      <table className="generator-figures w-full max-w-112 type-meta tabular-nums">
        <caption className="pb-1.5 font-semibold">
          Nutrition, estimated {nutriScore && <span className={`nutri-letter nutri-${nutriScore}`}>{nutriScore}</span>}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">100 g</th>
            <th scope="col">Serving</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([field, label, unit]) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                {facts.per100g[field]} {unit}
              </td>
              <td>
                {facts.perServing[field]} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
