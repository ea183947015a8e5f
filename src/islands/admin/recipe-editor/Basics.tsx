import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  DIFFICULTIES,
  type Difficulty,
} from '#src/domain/recipes/kitchen.ts';
import { fieldsOfKind, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { capital } from '#src/domain/words/capital.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FoldCard } from '../ui/fold/FoldCard.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { fieldIssues, GateNote } from './notes/GateNote.tsx';
import { TypedField } from './TypedField.tsx';

const DIFFICULTY_LABELS = Object.fromEntries(DIFFICULTIES.map((each) => [each, capital(each)]));

/** Title, description, where it belongs, how long it takes, and whom it is for. */
export function Basics({ editor }: { editor: RecipeEditorState }) {
  const { form, preview, change } = editor;
  return (
    <FoldCard title="Basics" id="edit-basics">
      <div className="grid gap-4">
        <TypedField editor={editor} name="title" />
        <TypedField editor={editor} name="description" isLong />
        <div className="grid gap-4 form:grid-cols-[1fr_1fr_1fr] form:items-end">
          <SelectField
            label={RECIPE_FIELDS.category.label}
            value={form.category}
            options={CATEGORY_LABELS}
            onChoose={(category) => change(movedTo(form, category as Category))}
          />
          <SelectField
            label={RECIPE_FIELDS.difficulty.label}
            value={form.difficulty}
            options={DIFFICULTY_LABELS}
            onChoose={(difficulty) => change({ difficulty: difficulty as Difficulty })}
          />
          <TypedField editor={editor} name="cuisine" isInRow />
        </div>
        <RemarkOn fields={['category', 'difficulty', 'cuisine']} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-4 broad:grid-cols-2 min-[88rem]:grid-cols-4">
          {fieldsOfKind('number').map((name) => (
            <TypedField key={name} editor={editor} name={name} isInRow />
          ))}
        </div>
        <RemarkOn fields={fieldsOfKind('number')} />
        {fieldIssues(preview?.gate).map((issue) => (
          <div key={issue.key}>
            <GateNote issue={issue} editor={editor} />
          </div>
        ))}
        <CheckList
          legend={RECIPE_FIELDS.categories.label}
          values={CATEGORIES.filter((slug) => slug !== form.category)}
          labels={CATEGORY_LABELS}
          chosen={form.categories}
          onChoose={(categories) => change({ categories })}
        />
        <RemarkOn fields={['categories']} />
        <Check checked={form.isPremiumOnly} onTick={(isPremiumOnly) => change({ isPremiumOnly })}>
          {RECIPE_FIELDS.isPremiumOnly.label}
        </Check>
      </div>
    </FoldCard>
  );
}

/** In another category, and no longer in the one it was in. */
const movedTo = ({ category: old, categories }: RecipeForm, category: Category): Partial<RecipeForm> => ({
  category,
  categories: categories.filter((each) => each !== old),
});
