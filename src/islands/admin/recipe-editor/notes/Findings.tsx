import { NUTRI_SCORES, type NutriScore } from '#src/domain/nutrition/nutri-score.ts';
import type { Nutrition } from '#src/domain/nutrition/nutrition-figures.ts';
import { nutrientText } from '#src/domain/nutrition/nutrition-table.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { RemarkOn } from '../../published/handing-in/RemarkOn.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { FoldCard } from '../../ui/fold/FoldCard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { RecipeEditorState } from '../hooks/use-editor.ts';
import { NutritionFields } from '../NutritionFields.tsx';

const FACTS = [
  ['calories', 'Energy', 'kcal'],
  ['totalFat', 'Fat', 'g'],
  ['saturatedFat', 'of which saturated', 'g'],
  ['totalCarbs', 'Carbohydrates', 'g'],
  ['sugars', 'of which sugars', 'g'],
  ['fiber', 'Fibre', 'g'],
  ['protein', 'Protein', 'g'],
  ['sodium', 'Salt', 'g'],
  ['vitaminC', 'Vitamin C', 'mg'],
] as const;

/** As it stands on a pack: salt comes in milligrams. */
const figure = (nutrition: Nutrition, field: (typeof FACTS)[number][0]): number =>
  field === 'sodium' ? nutrition.sodium / 1000 : nutrition[field];

/** What follows from the recipe as it stands: nutrition, Nutri-Score, and what search engines still miss. */
export function Findings({ editor }: { editor: RecipeEditorState }) {
  const { form, preview, isStale, lookAgain, change } = editor;
  const nutrition = preview?.nutrition;
  const scores = Object.fromEntries(NUTRI_SCORES.map((score) => [score, `${score}, set by hand`]));
  return (
    <>
      {isStale && (
        <Notice tone="error" title="We couldn’t work out the recipe’s facts." onRetry={lookAgain}>
          {preview && 'These are from before your last changes.'}
        </Notice>
      )}
      <FoldCard title="Nutrition per 100 g" id="edit-nutrition">
        {!preview && !isStale && <p className="text-muted">Working it out…</p>}
        {preview && !nutrition && <p className="text-muted">We don’t know enough about the ingredients.</p>}
        {nutrition && (
          <dl className="grid gap-1">
            {FACTS.map(([field, label, unit]) => (
              <div className="flex justify-between gap-4" key={field}>
                <dt>{label}</dt>
                <dd className="tabular-nums">{nutrientText(figure(nutrition, field), unit)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4">
              <dt>One serving</dt>
              <dd className="tabular-nums">{nutrition.servingGrams} g</dd>
            </div>
          </dl>
        )}
        <NutritionFields editor={editor} />
        <RemarkOn fields={['nutritionByHand', 'nutriScoreByHand']} />
        <p className="mt-3 mb-1">
          Nutri-Score:{' '}
          {preview?.nutriScore ? (
            <span className={`nutri-letter nutri-${preview.nutriScore}`}>{preview.nutriScore}</span>
          ) : (
            'unrated'
          )}
        </p>
        <Select
          label="Nutri-Score"
          value={form.nutriScoreByHand ?? ''}
          options={{ '': `Computed${preview?.computedNutriScore ? `: ${preview.computedNutriScore}` : ''}`, ...scores }}
          onChoose={(score) => change({ nutriScoreByHand: (score || null) as NutriScore | null })}
        />
      </FoldCard>
      <Card title="For search engines">
        {preview?.health.length === 0 && <p>Nothing is missing.</p>}
        <ul className="grid gap-2.5 type-meta">
          {preview?.health.map(({ field, severity, message }) => (
            <li key={`${field} ${message}`}>
              <Badge tone={severity === 'required' ? 'warn' : 'plain'}>
                {severity === 'required' ? 'Needed' : 'Better'}
              </Badge>{' '}
              {message}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
