import { useEffect, useState } from 'react';
import { $readRecipe } from '#src/stores/admin/generator/import.ts';
import { historyOf } from '#src/stores/admin/published/form-history.ts';
import { Editor } from './Editor.tsx';

/** A recipe from nothing, or from what was just read out of a page. */
export function NewRecipeEditor() {
  const [read] = useState(() => {
    const form = $readRecipe.get();
    return form ? historyOf(form) : undefined;
  });
  useEffect(() => $readRecipe.set(null), []);
  return <Editor thing={null} start={read} />;
}
