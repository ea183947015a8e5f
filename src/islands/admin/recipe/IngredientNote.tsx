import type { RecipePreview } from '#src/contracts/admin-recipe-preview.ts';

/** How an ingredient line was understood, or what is wrong with it. */
export function IngredientNote({ line }: { line: RecipePreview['lines'][number] | undefined }) {
  if (!line?.text.trim()) return null;
  if (line.warning) return <p className="editor-warning">{line.warning}</p>;
  const weight = line.grams === null ? 'no weight' : `${Math.round(line.grams)} g`;
  return (
    <p className="field-hint">
      {line.food ?? line.name}, {weight}
    </p>
  );
}
