import { Fragment } from 'react';
import type { RecipeChange } from '#src/domain/recipes/editing/recipe-editing.ts';
import { groupsOf } from '#src/domain/recipes/ingredient-groups.ts';
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
  const { ingredients = [], ingredientGroups = [], instructions = [] } = recipe;
  return (
    <article className="grid gap-1" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p>{description}</p>
      <p className="text-muted">
        {prepTime} min of preparation, {cookTime} min of cooking, {restTime} min of waiting, serves {servings}
      </p>
      <h4 className="font-semibold">Ingredients</h4>
      {groupsOf(ingredients, ingredientGroups).map(({ name, at, entries }) => (
        <Fragment key={at}>
          {name && <h5 className="font-semibold">{name}</h5>}
          <Lines entries={entries} />
        </Fragment>
      ))}
      <h4 className="font-semibold">Steps</h4>
      <Lines entries={[...instructions.entries()]} />
    </article>
  );
}

/** Numbered as in the whole list. */
function Lines({ entries }: { entries: readonly (readonly [index: number, text: string])[] }) {
  return (
    <ol className="list-decimal ps-6" start={(entries[0]?.[0] ?? 0) + 1}>
      {entries.map(([index, text]) => (
        <li key={index}>{text}</li>
      ))}
    </ol>
  );
}
