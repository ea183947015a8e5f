import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { readRevision } from '#src/stores/admin/recipe-editor.ts';
import { Asked } from '../ui/Asked.tsx';
import { useAsked } from '../ui/use-asked.ts';

interface Props {
  recipeId: string;
  revision: number;
}

/** What a recipe was before one of its changes, to read before going back to it. */
export function Revision({ recipeId, revision }: Props) {
  const [answer, again] = useAsked(() => readRevision(recipeId, revision), `${recipeId} ${revision}`);
  return (
    <Asked failure="This version could not be loaded." answer={answer} onRetry={again}>
      {({ recipe }) => <Version recipe={recipe} />}
    </Asked>
  );
}

function Version({ recipe }: { recipe: RecipeChange }) {
  const { title, description, prepTime = 0, cookTime = 0, restTime = 0, servings } = recipe;
  const { ingredients = [], instructions = [] } = recipe;
  return (
    <article className="grid gap-1" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p>{description}</p>
      <p className="text-muted">
        {prepTime} min of preparation, {cookTime} min of cooking, {restTime} min of waiting, serves {servings}
      </p>
      <h4 className="font-semibold">Ingredients</h4>
      <Lines texts={ingredients} />
      <h4 className="font-semibold">Steps</h4>
      <Lines texts={instructions} />
    </article>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="list-decimal ps-6">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
        <li key={at}>{text}</li>
      ))}
    </ol>
  );
}
