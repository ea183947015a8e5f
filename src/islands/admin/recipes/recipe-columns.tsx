import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { BIN_DAYS } from '#src/domain/recipes/editing/recipe-sorting.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { averageText } from '#src/domain/recipes/ratings.ts';
import { timeText } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import { publishRecipe } from '#src/stores/admin/recipes/recipes.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { dateText } from '../../ui/times.ts';
import { isWaitingFor, standText } from '../published/handing-in/stand-text.ts';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';
import { Aside } from '../ui/table/Aside.tsx';

type Act = (recipe: AdminRecipeCard) => void;

const FIGURE = 'tabular-nums whitespace-nowrap';

interface Acts {
  onEdit: Act;
  onDelete: Act;
  mayPublish: boolean;
}

/** What the list shows of a recipe, and what can be done to it: by an author only to drafts. */
export const recipeColumns = ({ onEdit, onDelete, mayPublish }: Acts): Column<AdminRecipeCard>[] => [
  { head: 'Recipe', kind: 'main', cell: Name },
  { head: 'Category', cell: ({ category }) => CATEGORY_LABELS[category] },
  { head: 'Time', className: 'tabular-nums max-[90rem]:hidden', cell: timeText },
  {
    head: 'Rating',
    className: FIGURE,
    cell: ({ avgRating, totalRatings }) => (totalRatings > 0 ? `${averageText(avgRating)} (${totalRatings})` : '–'),
  },
  { head: 'Changed', className: `${FIGURE} max-[79.99rem]:hidden`, cell: ({ updatedAt }) => dateText(updatedAt) },
  { head: 'Status', cell: (recipe) => (mayPublish ? <Status recipe={recipe} /> : <Stand {...recipe} />) },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (recipe) => (
      <>
        {(mayPublish || !recipe.isPublished) && (
          <IconButton
            label={`Quick edit ${recipe.title}`}
            Icon={Pencil}
            iconSize={18}
            title="Quick edit"
            onClick={() => onEdit(recipe)}
          />
        )}
        <View recipe={recipe} />
        {(mayPublish || !recipe.isPublished) && (
          <IconButton
            label={`Delete ${recipe.title}`}
            Icon={Trash2}
            iconSize={18}
            title="Delete"
            onClick={() => onDelete(recipe)}
          />
        )}
      </>
    ),
  },
];

/** What the bin shows of a recipe. */
export const BIN_COLUMNS: Column<AdminRecipeCard>[] = [
  { head: 'Recipe', kind: 'main', cell: ({ title }) => title },
  { head: 'Category', cell: ({ category }) => CATEGORY_LABELS[category] },
  { head: 'Deleted', className: FIGURE, cell: ({ deletedAt }) => deletedAt && dateText(deletedAt) },
  { head: 'Deleted for good', className: FIGURE, cell: ({ deletedAt }) => deletedAt && dateText(deletedAt + BIN_MS) },
];
const BIN_MS = BIN_DAYS * 86_400_000;

const Stand = (recipe: AdminRecipeCard) => (
  <Badge tone={recipe.isPublished ? 'good' : isWaitingFor(false, recipe) ? 'warn' : 'plain'}>{standText(recipe)}</Badge>
);

const Name = ({ id, title, imageUrl, category, isPublished, gateProblem, owner }: AdminRecipeCard) => (
  <a
    className="group flex min-h-11 items-center gap-3 form:min-h-10 form:gap-2.5 text-inherit no-underline form:-outline-offset-2"
    href={paths.adminRecipe(id)}
  >
    <Picture url={imageUrl} alt="" sizes="64px" className="aspect-4/3 w-12 flex-none rounded-sm" />
    <span className="min-w-0 underline-offset-3 group-hover:underline form:overflow-hidden form:text-ellipsis">
      {title}
      <span className="hidden type-meta font-normal text-muted max-form:block">{CATEGORY_LABELS[category]}</span>
      {owner && <Aside> By {owner}</Aside>}
      {isPublished && gateProblem && <Aside className="text-warning"> {gateProblem}</Aside>}
    </span>
  </a>
);

const Status = ({ recipe }: { recipe: AdminRecipeCard }) => (
  <span className="flex items-center gap-2.5">
    <Switch
      label={`${recipe.title} is published`}
      hideLabel
      checked={recipe.isPublished}
      onChange={(checked) => publishRecipe(recipe, checked)}
    />
    <span className="min-w-18.5 text-start type-meta text-muted" aria-hidden="true">
      {standText(recipe)}
    </span>
  </span>
);

function View({ recipe: { id, title, isPublished } }: { recipe: AdminRecipeCard }) {
  const look = 'button button-quiet button-icon';
  // Keeps the others in their columns.
  if (!isPublished) return <span className={`${look} invisible`} aria-hidden="true" />;
  return (
    <a
      className={look}
      aria-label={`View ${title}`}
      title="View on the site"
      href={paths.recipe(id)}
      target="_blank"
      rel="noopener"
    >
      <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
