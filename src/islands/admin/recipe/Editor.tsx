import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/admin-recipes.ts';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import type { RecipeForm } from '#src/stores/admin/recipe-form.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Basics } from './Basics.tsx';
import { Conflict } from './Conflict.tsx';
import { Findings } from './Findings.tsx';
import { History } from './History.tsx';
import { IngredientNote } from './IngredientNote.tsx';
import { Labels } from './Labels.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { LineList } from './LineList.tsx';
import { Pictures } from './Pictures.tsx';
import { ProcessPictures } from './ProcessPictures.tsx';
import { Texts } from './Texts.tsx';
import { useEditor } from './use-editor.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Props {
  /** `null` for a new one. */
  recipe: AdminRecipe | null;
  /** What a new recipe begins with. */
  start?: RecipeForm | undefined;
  /** Takes the recipe as it is now, and begins anew with it. */
  onReload?: (recipe: AdminRecipe) => void;
}

/** Every field of a recipe, beside what follows from them. Ctrl or Cmd with S saves. */
export function Editor({ recipe, start, onReload }: Props) {
  const editor = useEditor(recipe, start, (saved) => {
    if (onReload) onReload(saved);
    else $location.open(paths.adminRecipe(saved.id));
  });
  const { form, errors, status, preview, isChanged, change, save, showPage } = editor;
  const [isHistory, setHistory] = useState(false);
  useLeaveGuard(isChanged && status !== 'saving');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  return (
    <AdminPage
      title={recipe ? 'Edit recipe' : 'New recipe'}
      actions={
        <>
          <button type="button" className="button button-outline" onClick={showPage}>
            Preview
          </button>
          {recipe && (
            <button type="button" className="button button-outline" onClick={() => setHistory(true)}>
              History
            </button>
          )}
          {recipe?.isPublished && (
            <a className="button button-outline" href={paths.recipe(recipe.id)} target="_blank" rel="noopener">
              View
            </a>
          )}
        </>
      }
    >
      <LeftBehind editor={editor} />
      <form method="post" noValidate className="editor" onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <div className="editor-fields">
          <Basics editor={editor} />
          <LineList
            title="Ingredients"
            noun="ingredient"
            lines={form.ingredients}
            error={errors.ingredients}
            onChange={(ingredients) => change({ ingredients })}
            note={(at) => <IngredientNote line={preview?.lines[at]} />}
          />
          <LineList
            title="Steps"
            noun="step"
            isLong
            lines={form.instructions}
            error={errors.instructions}
            onChange={(instructions) => change({ instructions })}
          />
          <Labels editor={editor} />
          <Texts editor={editor} />
          <Pictures editor={editor} />
          <ProcessPictures editor={editor} />
        </div>
        <div className="editor-side">
          <Findings editor={editor} />
        </div>
        <div className="editor-foot">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              className="check"
              checked={form.isPublished}
              onChange={({ target }) => change({ isPublished: target.checked })}
            />
            Published
          </label>
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              className="check"
              checked={form.isPremiumOnly}
              onChange={({ target }) => change({ isPremiumOnly: target.checked })}
            />
            Premium members only
          </label>
          <span role="status" className="text-meta text-muted">
            {isChanged ? 'Not saved yet' : ''}
          </span>
          <button type="submit" className="button button-primary" disabled={status === 'saving'}>
            {status === 'saving' ? 'Saving…' : 'Save'}
          </button>
        </div>
      </form>
      {status === 'conflict' && recipe && (
        <Conflict id={recipe.id} onOverwrite={() => save(true)} onReload={onReload} />
      )}
      {isHistory && recipe && (
        <History
          id={recipe.id}
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
