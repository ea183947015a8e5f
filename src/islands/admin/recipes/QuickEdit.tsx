import { z } from 'zod';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { recipeChangeSchema } from '#src/domain/recipes/editing/recipe-editing.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { typedNumber } from '#src/domain/typed-number.ts';
import { paths } from '#src/paths.ts';
import { editRecipe, moveRecipe } from '#src/stores/admin/recipes/recipes.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useMay } from '../frame/use-may.ts';
import { AddressForm } from '../published/AddressForm.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ticked } from '../ui/table/ticked.ts';

interface Props {
  recipe: AdminRecipeCard;
  onClose: () => void;
}

const { title, description, category, prepTime, cookTime, servings } = recipeChangeSchema.required().shape;
/** What was typed as a whole number; an empty field is `null`. */
const typed = <S extends z.ZodType<number | null, number | null>>(field: S) =>
  z.string().transform(typedNumber).pipe(field);
/** The form, whose fields are all text. */
const quickSchema = z.object({
  title,
  description,
  category,
  prepTime: typed(prepTime),
  cookTime: typed(cookTime),
  servings: typed(servings),
  isPublished: ticked,
});

/** The fields one changes most. */
export function QuickEdit({ recipe, onClose }: Props) {
  const may = useMay();
  const { named, saving, form } = useForm(quickSchema, async (change) => {
    const refused = await editRecipe(recipe, change);
    if (!refused) onClose();
    return refused;
  });
  const number = (name: 'prepTime' | 'cookTime' | 'servings') => ({
    ...named(name, recipe[name] ?? ''),
    label: RECIPE_FIELDS[name].label,
    inputMode: 'numeric' as const,
  });
  return (
    <FormDialog keptAs={`quick:${recipe.id}`} title="Edit recipe" onClose={onClose}>
      {() => (
        <>
          <form {...form} className="grid gap-4">
            <Field label="Title" {...named('title', recipe.title)} data-autofocus />
            <TextArea label="Description" {...named('description', recipe.description)} />
            <SelectField label="Category" name="category" defaultValue={recipe.category} options={CATEGORY_LABELS} />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-4">
              <Field {...number('prepTime')} />
              <Field {...number('cookTime')} />
              <Field {...number('servings')} />
            </div>
            {may('edit') && (
              <Check name="isPublished" defaultChecked={recipe.isPublished}>
                Published
              </Check>
            )}
            <div className="dialog-actions">
              <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
            </div>
          </form>
          {may('edit') && (
            // Folded away: links to the old address are led on, but lists of others follow.
            <details>
              <summary className="inline-flex min-h-11 items-center type-meta font-semibold text-primary">
                Change its address
              </summary>
              <AddressForm id={recipe.id} start={paths.recipe('')} move={moveRecipe} onDone={onClose} />
            </details>
          )}
        </>
      )}
    </FormDialog>
  );
}
