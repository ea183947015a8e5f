import { useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { paths } from '#src/paths.ts';
import { $readRecipe } from '#src/stores/admin/generator/import.ts';
import { $location } from '#src/stores/admin/location.ts';
import { keepMade } from '#src/stores/admin/published/made.ts';
import { showPreviewPage } from '#src/stores/admin/recipes/recipe-editor.ts';
import { duplicateOf, listsOf, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';
import { moveRecipe } from '#src/stores/admin/recipes/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { useMay } from '../frame/use-may.ts';
import { EditorFrame } from '../published/EditorFrame.tsx';
import { focusPlace } from '../published/hooks/focus-place.ts';
import type { EditorProps } from '../published/OpenedThing.tsx';
import { UnsavedDraft } from '../published/UnsavedDraft.tsx';
import { readAgain } from '../published/versions/read-again.ts';
import { VersionDialogs } from '../published/versions/VersionDialogs.tsx';
import { StepMarks } from '../ui/StepMarks.tsx';
import { leaveSaved, useLeaveGuard } from '../ui/use-leave-guard.ts';
import { Basics } from './Basics.tsx';
import { useEditor } from './hooks/use-editor.ts';
import { Labels } from './Labels.tsx';
import { LineList } from './LineList.tsx';
import { CooksSay } from './notes/CooksSay.tsx';
import { Findings } from './notes/Findings.tsx';
import { GateNote, headingIssue, ingredientIssues, stepIssue } from './notes/GateNote.tsx';
import { IngredientNote, noteOf, stillProposed } from './notes/IngredientNote.tsx';
import { OldPlace } from './notes/OldPlace.tsx';
import { PublishWarnings } from './notes/PublishWarnings.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { ProcessPictures } from './pictures/ProcessPictures.tsx';
import { RECIPE } from './recipe-kind.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { SearchResult } from './SearchResult.tsx';
import { SectionNav } from './SectionNav.tsx';
import { Texts } from './Texts.tsx';

/** Every field of a recipe, beside what follows from them. */
export function Editor({ thing: opened, start, onReload }: EditorProps<RecipeForm, AdminRecipe>) {
  const editor = useEditor(opened, start, (made, history) => {
    keepMade(RECIPE.name, { thing: made, history, refocus: focusPlace() });
    // In place of the empty form, which Back should not lead to.
    leaveSaved(paths.adminRecipe(made.id));
  });
  const { recipe, form, preview, isChanged, change } = editor;
  const mayPublish = useMay()('edit');
  const [isHistory, setHistory] = useState(false);
  useLeaveGuard(isChanged);
  const duplicate = () => {
    $readRecipe.set(duplicateOf(form));
    $location.open(paths.adminNewRecipe);
  };
  return (
    <EditorFrame
      name="recipe"
      thing={recipe}
      title={recipe ? 'Edit recipe' : 'New recipe'}
      publishers="edit"
      address={{ start: paths.recipe(''), move: moveRecipe, editor: paths.adminRecipe }}
      editor={editor}
      isPublished={form.isPublished}
      onPublished={(isPublished) => change({ isPublished })}
      onReadAgain={() => void readAgain(RECIPE, recipe, onReload)}
      actions={
        <>
          <Button onClick={() => showPreviewPage(form, recipe?.id)}>Preview</Button>
          {recipe && <Button onClick={duplicate}>Duplicate</Button>}
          {recipe && <Button onClick={() => setHistory(true)}>History</Button>}
          {recipe && (
            <a className="button button-outline" href={paths.recipeAs(recipe.id, 'plantry')} download>
              Save as file
            </a>
          )}
          {recipe?.isPublished && (
            <a className="button button-outline" href={paths.recipe(recipe.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
      above={
        <>
          <UnsavedDraft name="recipe" editor={editor} />
          <SectionNav />
        </>
      }
      aside={
        <>
          <Labels editor={editor} />
          <SearchResult editor={editor} />
          {mayPublish && <ScheduleFields editor={editor} />}
          <Findings editor={editor} />
          {recipe?.isPublished && <CooksSay recipeId={recipe.id} />}
          {recipe && <OldPlace recipeId={recipe.id} />}
        </>
      }
      warnings={<PublishWarnings editor={editor} />}
      below={
        <VersionDialogs
          kind={RECIPE}
          thing={recipe}
          editor={editor}
          isHistory={isHistory}
          onClose={() => setHistory(false)}
          onReload={onReload}
        />
      }
    >
      <Basics editor={editor} />
      <LineList
        editor={editor}
        name="ingredients"
        headingNote={(text) => <GateNote issue={headingIssue(preview?.gate, text)} editor={editor} />}
        note={(at) => (
          <>
            <IngredientNote line={noteOf(preview?.lines, form.ingredients, at)} />
            {ingredientIssues(preview?.gate, form.ingredients[at]?.text).map((issue) => (
              <GateNote key={issue.key} issue={issue} editor={editor} />
            ))}
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
      <Texts editor={editor} />
      <Pictures editor={editor} />
      <ProcessPictures editor={editor} />
    </EditorFrame>
  );
}
