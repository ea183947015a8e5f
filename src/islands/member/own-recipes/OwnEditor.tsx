import { useEffect, useState } from 'react';
import type { OwnFinding } from '#src/domain/own-recipes/own-recipe.ts';
import { CATEGORY_LABELS, type Category } from '#src/domain/recipes/kitchen.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { paths } from '#src/paths.ts';
import { $household } from '#src/stores/members/household.ts';
import type { OwnForm } from '#src/stores/members/own-recipe-form.ts';
import { goToOwn, lookOverOwn, type OwnOrigin, type OwnProblem, saveOwn } from '#src/stores/members/own-recipes.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useLive } from '../../ui/use-live.ts';
import { KeptForm } from './KeptForm.tsx';
import { OwnFindings } from './OwnFindings.tsx';
import { withLine } from './with-line.ts';

interface Props {
  first: OwnForm;
  origin: OwnOrigin;
}

/** Milliseconds after the last key before it is looked through. */
const PATIENCE = 900;
const { title, description, tipsAndNotes, sourceUrl, servings, prepTime } = RECIPE_FIELDS;

/** A recipe of one's own, written as one writes it down: a line for each ingredient and each step. */
export function OwnEditor({ first, origin }: Props) {
  const { before, basedOn } = origin;
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [form, setForm] = useState(first);
  const [findings, setFindings] = useState<readonly OwnFinding[]>(before?.findings ?? []);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<OwnProblem | null>(null);
  const household = useLive($household).data?.household;
  const { ingredients, instructions } = form;
  useEffect(() => {
    const timer = setTimeout(() => {
      void lookOverOwn({ ...first, ingredients, instructions }).then(setFindings);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [first, ingredients, instructions]);
  const change = (part: Partial<OwnForm>) => setForm((now) => ({ ...now, ...part }));
  const submit = async (onSaved: () => void) => {
    if (isSaving) return;
    setSaving(true);
    const failed = await saveOwn(id, form, origin);
    setProblem(failed);
    setSaving(false);
    if (failed) return;
    onSaved();
    goToOwn(id);
  };
  const said = (name: string) => problem?.fields[name];
  const minutes = (name: 'prepTime' | 'cookTime' | 'restTime', label: string) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={prepTime.least}
      max={prepTime.most}
      value={form[name]}
      error={said(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <KeptForm name={`own-recipe:${before?.id ?? basedOn ?? 'new'}`} className="grid max-w-text gap-6" onSubmit={submit}>
      <Field
        label={title.label}
        name="title"
        required
        minLength={title.least}
        maxLength={title.most}
        value={form.title}
        error={said('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="In a sentence"
        name="description"
        rows={2}
        maxLength={description.most}
        value={form.description}
        error={said('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Field
          label="Servings"
          name="servings"
          type="number"
          inputMode="numeric"
          min={servings.least}
          max={servings.most}
          value={form.servings}
          error={said('servings')}
          onChange={({ target }) => change({ servings: target.value })}
        />
        {minutes('prepTime', 'Work (min)')}
        {minutes('cookTime', 'Cooking (min)')}
        {minutes('restTime', 'Waiting (min)')}
      </div>
      <SelectField
        label="Category"
        name="category"
        options={CATEGORY_LABELS}
        value={form.category}
        onChoose={(category) => change({ category: category as Category })}
      />
      <TextArea
        label="Ingredients"
        name="ingredients"
        required
        rows={10}
        value={form.ingredients}
        error={said('ingredients') ?? said('ingredientGroups')}
        hint="One a line. A line that ends with a colon is a heading."
        onChange={({ target }) => change({ ingredients: target.value })}
      />
      <div aria-live="polite">
        <OwnFindings
          findings={findings}
          onTake={(ingredient, line) => change({ ingredients: withLine(form.ingredients, ingredient, line) })}
        />
      </div>
      <TextArea
        label="Steps"
        name="instructions"
        required
        rows={10}
        value={form.instructions}
        error={said('instructions')}
        hint="One a line. Times and ingredients in them become timers and amounts that follow the servings."
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <TextArea
        label="Notes"
        name="tipsAndNotes"
        rows={3}
        maxLength={tipsAndNotes.most}
        value={form.tipsAndNotes}
        error={said('tipsAndNotes')}
        onChange={({ target }) => change({ tipsAndNotes: target.value })}
      />
      <Field
        label="Where it’s from (address)"
        name="sourceUrl"
        type="url"
        maxLength={sourceUrl.most}
        value={form.sourceUrl}
        error={said('sourceUrl')}
        onChange={({ target }) => change({ sourceUrl: target.value })}
      />
      {household && (
        <Check name="isShared" checked={form.isShared} onTick={(isShared) => change({ isShared })}>
          My household may read it
        </Check>
      )}
      <p className="field-error" role="alert">
        {problem?.message}
      </p>
      <p className="flex flex-wrap gap-3">
        <SubmitButton label="Save" saving={isSaving} savingLabel="Saving…" />
        <a className="button button-outline" href={before ? paths.myRecipe(before.id) : paths.myRecipes}>
          Cancel
        </a>
      </p>
    </KeptForm>
  );
}
