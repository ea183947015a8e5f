import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipes.ts';
import { paths } from '#src/paths.ts';

interface Props {
  recipe: AdminRecipeCard;
  onEdit: (recipe: AdminRecipeCard) => void;
  onDelete: (recipe: AdminRecipeCard) => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const BUTTON = 'button button-quiet button-icon';

/** What can be done to a recipe in the list, besides publishing it. */
export function RowActions({ recipe, onEdit, onDelete }: Props) {
  const { id, title, isPublished } = recipe;
  return (
    <>
      <button
        type="button"
        className={BUTTON}
        aria-label={`Quick edit ${title}`}
        title="Quick edit"
        onClick={() => onEdit(recipe)}
      >
        <Pencil {...ICON} />
      </button>
      {isPublished ? (
        <a
          className={BUTTON}
          aria-label={`View ${title}`}
          title="View on the site"
          href={paths.recipe(id)}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink {...ICON} />
        </a>
      ) : (
        // Keeps the others in their columns.
        <span className={`${BUTTON} invisible`} aria-hidden="true" />
      )}
      <button
        type="button"
        className={BUTTON}
        aria-label={`Delete ${title}`}
        title="Delete"
        onClick={() => onDelete(recipe)}
      >
        <Trash2 {...ICON} />
      </button>
    </>
  );
}
