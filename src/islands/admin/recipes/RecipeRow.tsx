import { memo } from 'react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipes.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { totalTime } from '#src/domain/recipes/recipe.ts';
import { minutesText } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import { publishRecipe } from '#src/stores/admin/recipes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Switch } from '../ui/Switch.tsx';
import { RowActions } from './RowActions.tsx';
import type { Choosing } from './use-choice.ts';

interface Props {
  recipe: AdminRecipeCard;
  isChosen: boolean;
  choosing: Choosing;
  onEdit: (recipe: AdminRecipeCard) => void;
  onDelete: (recipe: AdminRecipeCard) => void;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const ignore = () => undefined;

/** A recipe in the list; drawn anew only when it has changed itself, so that typing in the search stays quick. */
export const RecipeRow = memo(function RecipeRow({ recipe, isChosen, choosing, onEdit, onDelete }: Props) {
  const { id, title, imageUrl, table, category, isPublished, avgRating, totalRatings, updatedAt, gateProblem } = recipe;
  return (
    <tr aria-selected={isChosen}>
      <td className="min-[43.76rem]:w-[1%]">
        <input
          type="checkbox"
          className="check"
          aria-label={`Choose ${title}`}
          data-choice={id}
          checked={isChosen}
          // The press knows of Shift, and Space is a press too.
          onChange={ignore}
          onClick={choosing.onClick}
          onKeyDown={choosing.onKeyDown}
        />
      </td>
      <th scope="row" className="admin-cell-main">
        <a className="admin-recipe-link" href={paths.adminRecipe(id)}>
          <Picture url={imageUrl} table={table} alt="" sizes="64px" ratio="4x3" className="w-14 flex-none rounded-sm" />
          <span>
            {title}
            <span className="hidden type-meta font-normal text-muted max-[43.76rem]:block">
              {CATEGORY_LABELS[category]}
            </span>
            {isPublished && gateProblem && (
              <span className="block text-meta font-normal text-warning">{gateProblem}</span>
            )}
          </span>
        </a>
      </th>
      <td data-label="Category">{CATEGORY_LABELS[category]}</td>
      <td data-label="Time" className="tabular-nums whitespace-nowrap">
        {minutesText(totalTime(recipe))}
      </td>
      <td data-label="Rating" className="tabular-nums whitespace-nowrap">
        {totalRatings > 0 ? `${avgRating.toFixed(1)} (${totalRatings})` : '–'}
      </td>
      <td data-label="Changed" className="tabular-nums whitespace-nowrap">
        {day.format(updatedAt)}
      </td>
      <td data-label="Status">
        <span className="inline-flex items-center gap-[0.6rem]">
          <Switch
            label={`${title} is published`}
            hideLabel
            checked={isPublished}
            onChange={(checked) => publishRecipe(recipe, checked)}
          />
          <span className="min-w-[4.6rem] text-start type-meta text-muted" aria-hidden="true">
            {isPublished ? 'Published' : 'Draft'}
          </span>
        </span>
      </td>
      <td className="admin-cell-actions">
        <RowActions recipe={recipe} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
});
