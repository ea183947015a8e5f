import { useEffect, useLayoutEffect, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import { paths } from '#src/paths.ts';
import { $made, readRecipe } from '#src/stores/admin/recipes/recipe-editor.ts';
import { CallError } from '#src/stores/client.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Editor } from './Editor.tsx';

/** A recipe there is. */
export function EditRecipe({ id }: { id: string }) {
  const [made] = useState(() => {
    const just = $made.get();
    return just?.recipe.id === id ? just : null;
  });
  // Before the browser takes the next key: whoever writes goes on writing, in the same field of this screen.
  useLayoutEffect(() => {
    $made.set(null);
    made?.refocus();
  }, [made]);
  const [recipe, setRecipe] = useState<AdminRecipe | undefined>(made?.recipe);
  /** How often the recipe was taken anew; the editor begins anew with each. A save is none. */
  const [reloads, setReloads] = useState(0);
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (made) return;
    setProblem(undefined);
    readRecipe(id).then(setRecipe, (error) =>
      setProblem(error instanceof CallError && error.status === 404 ? 'missing' : 'failed'),
    );
  }, [id, made, tries]);
  if (recipe) {
    return (
      <Editor
        key={reloads}
        recipe={recipe}
        start={reloads === 0 ? made?.history : undefined}
        onReload={(theirs) => {
          setRecipe(theirs);
          setReloads(reloads + 1);
        }}
      />
    );
  }
  return (
    <AdminPage title="Edit recipe">
      {!problem && <Skeleton />}
      {problem === 'missing' && (
        <Notice tone="info" title="Recipe Not Found">
          <a className="link" href={paths.adminRecipes}>
            To all recipes
          </a>
        </Notice>
      )}
      {problem === 'failed' && (
        <Notice tone="error" title="Failed to fetch recipe" onRetry={() => setTries(tries + 1)}>
          Please check your connection.
        </Notice>
      )}
    </AdminPage>
  );
}
