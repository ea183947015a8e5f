import { NUTRITION_FIELDS, nutritionForm } from '#src/stores/admin/nutrition-form.ts';
import { Field } from '../../ui/Field.tsx';
import type { EditorState } from './use-editor.ts';

/** Figures of one's own in place of those that follow from the ingredients. */
export function NutritionByHand({ editor: { form, errors, preview, change } }: { editor: EditorState }) {
  const stated = form.nutritionByHand;
  return (
    <>
      <label className="flex items-center gap-3 mt-3">
        <input
          type="checkbox"
          className="check"
          checked={stated !== null}
          disabled={!preview}
          onChange={({ target }) =>
            change({ nutritionByHand: target.checked ? nutritionForm(preview?.computedNutrition ?? null) : null })
          }
        />
        Set by hand
      </label>
      {stated && (
        <div className="editor-by-hand">
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
    </>
  );
}
