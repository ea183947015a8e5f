import { Redo2, Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { paths } from '#src/paths.ts';
import type { FormHistory } from '#src/stores/admin/form-history.ts';
import { $readRecipe } from '#src/stores/admin/generator/import.ts';
import { $location } from '#src/stores/admin/location.ts';
import { $made } from '#src/stores/admin/recipe-editor.ts';
import { duplicateOf, listsOf } from '#src/stores/admin/recipe-form.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { StepMarks } from '../ui/StepMarks.tsx';
import { Basics } from './Basics.tsx';
import { focusPlace } from './hooks/focus-place.ts';
import { useEditor } from './hooks/use-editor.ts';
import { useLeaveGuard } from './hooks/use-leave-guard.ts';
import { useSaveKey } from './hooks/use-save-key.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';
import { Labels } from './Labels.tsx';
import { LineList } from './LineList.tsx';
import { CooksSay } from './notes/CooksSay.tsx';
import { Findings } from './notes/Findings.tsx';
import { GateNote, headingIssue, ingredientIssue, stepIssue } from './notes/GateNote.tsx';
import { IngredientNote, noteOf, stillProposed } from './notes/IngredientNote.tsx';
import { PublishWarnings } from './notes/PublishWarnings.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { ProcessPictures } from './pictures/ProcessPictures.tsx';
import { Schedule } from './Schedule.tsx';
import { SearchResult } from './SearchResult.tsx';
import { SectionNav } from './SectionNav.tsx';
import { Texts } from './Texts.tsx';
import { UnsavedDraft } from './UnsavedDraft.tsx';
import { Conflict } from './versions/Conflict.tsx';
import { History } from './versions/History.tsx';

interface Props {
  /** `null` for a new one. */
  recipe: AdminRecipe | null;
  /** What the form begins with, where that is not what is saved. */
  start?: FormHistory | undefined;
  /** Takes a recipe that is not what was typed here, and begins anew with it. */
  onReload?: (recipe: AdminRecipe) => void;
}

/** Every field of a recipe, beside what follows from them. Ctrl or Cmd with S saves, with Z takes back. */
export function Editor({ recipe: opened, start, onReload }: Props) {
  const editor = useEditor(opened, start, (made, history) => {
    $made.set({ recipe: made, history, refocus: focusPlace() });
    letGo();
    // In place of the empty form, which Back should not lead to.
    $location.open(paths.adminRecipe(made.id), true);
  });
  const { recipe, form, status, preview, isChanged, change, save, showPage } = editor;
  const mayPublish = useMay()('edit');
  const [isHistory, setHistory] = useState(false);
  const letGo = useLeaveGuard(isChanged);
  useSaveKey(save);
  useUndoKeys(editor);
  const duplicate = () => {
    $readRecipe.set(duplicateOf(form));
    $location.open(paths.adminNewRecipe);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <AdminPage
      title={recipe ? 'Edit recipe' : 'New recipe'}
      actions={
        <>
          <Button onClick={showPage}>Preview</Button>
          {recipe && <Button onClick={duplicate}>Duplicate</Button>}
          {recipe && <Button onClick={() => setHistory(true)}>History</Button>}
          {recipe?.isPublished && (
            <a className="button button-outline" href={paths.recipe(recipe.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
    >
      <UnsavedDraft editor={editor} />
      <SectionNav />
      <form
        method="post"
        noValidate
        className="editor grid min-w-0 content-start gap-4 broad:grid-cols-[minmax(0,1fr)_19rem]"
        onSubmit={onSubmit}
      >
        <div className="grid min-w-0 content-start gap-4">
          <Basics editor={editor} />
          <LineList
            editor={editor}
            name="ingredients"
            headingNote={(text) => <GateNote issue={headingIssue(preview?.gate, text)} editor={editor} />}
            note={(at) => (
              <>
                <IngredientNote line={noteOf(preview?.lines, form.ingredients, at)} />
                <GateNote issue={ingredientIssue(preview?.gate, form.ingredients[at]?.text)} editor={editor} />
              </>
            )}
          />
          <LineList
            editor={editor}
            name="instructions"
            isLong
            note={(at) => (
              <>
                <GateNote issue={stepIssue(preview?.gate, at, form.instructions[at]?.text)} editor={editor} />
                <StepMarks
                  step={at}
                  marks={form.marks}
                  proposed={stillProposed(preview, form)}
                  texts={listsOf(form)}
                  onChange={(marks) => change({ marks })}
                />
              </>
            )}
          />
          <Labels editor={editor} />
          <Texts editor={editor} />
          <Pictures editor={editor} />
          <ProcessPictures editor={editor} />
          <SearchResult editor={editor} />
          {mayPublish && <Schedule editor={editor} />}
        </div>
        <div className="grid min-w-0 content-start gap-4 broad:sticky broad:top-4 broad:self-start">
          <Findings editor={editor} />
          {recipe?.isPublished && <CooksSay recipeId={recipe.id} />}
        </div>
        <div className="editor-foot sticky bottom-0 z-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-border bg-surface px-4 py-3 shadow-mid broad:col-span-full">
          <PublishWarnings editor={editor} />
          {mayPublish && (
            <Check checked={form.isPublished} onTick={(isPublished) => change({ isPublished })}>
              {RECIPE_FIELDS.isPublished.label}
            </Check>
          )}
          <span role="status" className="order-1 text-meta text-muted form:order-2">
            {editor.said || (isChanged ? 'Not saved yet' : '')}
          </span>
          <Check
            className="order-1 flex items-center gap-3"
            checked={form.isPremiumOnly}
            onTick={(isPremiumOnly) => change({ isPremiumOnly })}
          >
            {RECIPE_FIELDS.isPremiumOnly.label}
          </Check>
          <span className="order-2 ms-auto flex items-center gap-1">
            <IconButton label="Undo" Icon={Undo2} disabled={!editor.canUndo} onClick={editor.undo} />
            <IconButton label="Redo" Icon={Redo2} disabled={!editor.canRedo} onClick={editor.redo} />
            <SubmitButton label="Save" saving={status === 'saving'} savingLabel="Saving…" />
          </span>
        </div>
      </form>
      {status === 'conflict' && recipe && (
        <Conflict before={recipe} mine={form} onSave={editor.settle} onReload={onReload} />
      )}
      {isHistory && recipe && (
        <History
          id={recipe.id}
          isChanged={isChanged}
          onClose={() => setHistory(false)}
          onRestored={(restored) => {
            setHistory(false);
            onReload?.(restored);
          }}
        />
      )}
    </AdminPage>
  );
}
