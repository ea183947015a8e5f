import { useEffect, useState } from 'react';
import type { AdminRecipe } from '#src/contracts/admin-recipes.ts';
import { paths } from '#src/paths.ts';
import { readRecipe } from '#src/stores/admin/recipe-editor.ts';
import { CallError } from '#src/stores/client.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Editor } from './Editor.tsx';

/** A recipe there is. */
export default function EditRecipe({ params: { id = '' } }: { params: Record<string, string> }) {
  const [recipe, setRecipe] = useState<AdminRecipe>();
  const [problem, setProblem] = useState<'missing' | 'failed'>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    setProblem(undefined);
    readRecipe(id).then(setRecipe, (error) =>
      setProblem(error instanceof CallError && error.status === 404 ? 'missing' : 'failed'),
    );
  }, [id, tries]);
  if (recipe) return <Editor key={recipe.updatedAt} recipe={recipe} onReload={setRecipe} />;
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
