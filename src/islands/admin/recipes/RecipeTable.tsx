import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipes.ts';
import { RecipeRow } from './RecipeRow.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  recipes: readonly AdminRecipeCard[];
  choice: Choice;
  /** Being fetched anew. */
  isBusy: boolean;
  onEdit: (recipe: AdminRecipeCard) => void;
  onDelete: (recipe: AdminRecipeCard) => void;
}

const HEADS = ['Recipe', 'Category', 'Time', 'Rating', 'Changed', 'Status'] as const;

/** A page of the list. */
export function RecipeTable({ recipes, choice: { chosen, choosing }, isBusy, onEdit, onDelete }: Props) {
  return (
    <table className="admin-table recipes-table" aria-label="Recipes" aria-busy={isBusy || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Choose</span>
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            isChosen={chosen.has(recipe.id)}
            choosing={choosing}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}
