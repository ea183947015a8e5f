import { dietNoteText } from '#src/domain/recipes/diet-notes.ts';
import { ADMIN_DIETS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { AllergenStatement } from '../../ui/AllergenStatement.tsx';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { FoldCard } from '../ui/fold/FoldCard.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { TypedField } from './TypedField.tsx';

/** Diets, with the reason where one does not hold, what follows of allergens, and tags. */
export function Labels({ editor }: { editor: RecipeEditorState }) {
  const { form, preview, change } = editor;
  const proven = preview?.provenDiets.filter((diet) => ADMIN_DIETS.some((other) => other === diet)) ?? [];
  const missing = proven.filter((diet) => !form.dietaryRestrictions.includes(diet));
  return (
    <FoldCard title="Diets and tags" id="edit-labels">
      <div className="grid gap-4">
        <CheckList
          legend={RECIPE_FIELDS.dietaryRestrictions.label}
          values={ADMIN_DIETS}
          labels={DIET_LABELS}
          chosen={form.dietaryRestrictions}
          onChoose={(dietaryRestrictions) => change({ dietaryRestrictions })}
        />
        <RemarkOn fields={['dietaryRestrictions']} />
        {preview?.dietWarnings.map(({ diet, message }) => (
          <p key={diet} className="editor-warning">
            {DIET_LABELS[diet]}: {message}
          </p>
        ))}
        {preview?.dietNotes.map((note) => (
          <p key={note.diet} className="text-meta text-muted">
            Shown as a note: {dietNoteText(note)}
          </p>
        ))}
        {missing.length > 0 && (
          <p className="text-meta text-muted">
            Also true: {missing.map((diet) => DIET_LABELS[diet]).join(', ')}.{' '}
            <button
              type="button"
              className="link"
              onClick={() => change({ dietaryRestrictions: [...form.dietaryRestrictions, ...missing] })}
            >
              Tick them
            </button>
          </p>
        )}
        {preview && (
          <div>
            <p className="field-label">Allergens on its page</p>
            <AllergenStatement allergens={preview.allergens} />
          </div>
        )}
        <TypedField editor={editor} name="tags" hint="Separate with commas: one pot, make ahead, autumn." />
      </div>
    </FoldCard>
  );
}
