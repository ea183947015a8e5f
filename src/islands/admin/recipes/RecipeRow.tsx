import type { AdminRecipeCard } from '#src/contracts/admin-recipes.ts';
import { CATEGORY_LABELS } from '#src/domain/kitchen.ts';
import { totalTime } from '#src/domain/recipe.ts';
import { minutesText } from '#src/domain/times.ts';
import { publishRecipe } from '#src/stores/admin/recipes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Switch } from '../ui/Switch.tsx';
import { RowActions } from './RowActions.tsx';
import type { Choice } from './use-choice.ts';

interface Props {
  recipe: AdminRecipeCard;
  checkbox: ReturnType<Choice['checkbox']>;
  onEdit: () => void;
  onDelete: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A recipe in the list. */
export function RecipeRow({ recipe, checkbox, onEdit, onDelete }: Props) {
  const { id, title, imageUrl, table, category, isPublished, avgRating, totalRatings, updatedAt } = recipe;
  return (
    <tr aria-selected={checkbox.checked}>
      <td className="admin-cell-choose">
        <input type="checkbox" className="check" aria-label={`Choose ${title}`} data-choice={id} {...checkbox} />
      </td>
      <th scope="row" className="admin-cell-main">
        <div className="admin-recipe-link">
          <Picture url={imageUrl} table={table} alt="" sizes="64px" ratio="4x3" className="recipes-picture" />
          <span>{title}</span>
        </div>
      </th>
      <td data-label="Category">{CATEGORY_LABELS[category]}</td>
      <td data-label="Time" className="tabular-nums">
        {minutesText(totalTime(recipe))}
      </td>
      <td data-label="Rating" className="tabular-nums">
        {totalRatings > 0 ? `${avgRating.toFixed(1)} (${totalRatings})` : '–'}
      </td>
      <td data-label="Changed" className="tabular-nums whitespace-nowrap">
        {day.format(updatedAt)}
      </td>
      <td data-label="Status">
        <span className="recipes-status">
          <Switch
            label={`${title} is published`}
            hideLabel
            checked={isPublished}
            onChange={(checked) => publishRecipe(recipe, checked)}
          />
          <span aria-hidden="true">{isPublished ? 'Published' : 'Draft'}</span>
        </span>
      </td>
      <td className="admin-cell-actions">
        <RowActions recipe={recipe} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
}
