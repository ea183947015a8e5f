import { NUTRITION_FIELDS, nutritionForm } from '#src/stores/admin/recipes/nutrition-form.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { Problem } from './notes/Problem.tsx';

/** Figures of one's own in place of those that follow from the ingredients. */
export function NutritionFields({ editor: { form, errors, preview, change } }: { editor: RecipeEditorState }) {
  const stated = form.nutritionByHand;
  // Vitamin C goes on following from the ingredients until it is stated.
  const computed = preview?.computedNutrition ? { ...preview.computedNutrition, vitaminC: null } : null;
  return (
    <>
      <Check
        className="flex items-center gap-3 mt-3"
        checked={stated !== null}
        disabled={!preview}
        onTick={(isTicked) => change({ nutritionByHand: isTicked ? nutritionForm(computed) : null })}
      >
        Set by hand
      </Check>
      <Problem>{errors.nutritionByHand}</Problem>
      {stated && (
        <div className="mt-2.5 grid grid-cols-[1fr_1fr] items-end gap-2.5">
          {NUTRITION_FIELDS.map(([field, label]) => (
            <Field
              key={field}
              label={label}
              name={field}
              inputMode="decimal"
              value={stated[field]}
              error={errors[`nutritionByHand.${field}`]}
              onChange={({ target }) => change({ nutritionByHand: { ...stated, [field]: target.value } })}
            />
          ))}
        </div>
      )}
      {stated && <p className="field-hint">Leave vitamin C empty to work it out from the ingredients.</p>}
    </>
  );
}
