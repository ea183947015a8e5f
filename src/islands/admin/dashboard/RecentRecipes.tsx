import { useStore } from '@nanostores/react';
import type { AdminRecipeCard } from '#src/contracts/recipes/admin-recipe-list.ts';
import { PAGE_SIZE } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $recentRecipes } from '#src/stores/admin/recipes/recent-recipes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';

const SKELETONS = Array.from({ length: PAGE_SIZE.adminRecent }, (_, i) => i);

/** The five newest recipes, and the way to all of them. */
export default function RecentRecipes() {
  const { data, error } = useStore($recentRecipes);
  return (
    <Card
      title="Recipe management"
      aside={
        <a className="link text-meta inline-flex min-h-6 items-center font-semibold" href={paths.adminRecipes}>
          All recipes
        </a>
      }
    >
      {!data && error !== undefined ? (
        <Notice tone="error" title="Failed to load recipes" onRetry={() => $recentRecipes.invalidate()} />
      ) : (
        <ul className="dashboard-links" aria-busy={data ? undefined : true}>
          {data?.map((recipe) => (
            <Recent key={recipe.id} recipe={recipe} />
          ))}
          {!data && SKELETONS.map((i) => <li key={i} className="h-16.5" />)}
          {data?.length === 0 && <li className="py-3 text-muted">No recipes yet.</li>}
        </ul>
      )}
    </Card>
  );
}

function Recent({ recipe: { id, title, imageUrl, isPublished, category } }: { recipe: AdminRecipeCard }) {
  return (
    <li>
      <a className="dashboard-link flex items-center gap-3.5 py-2.75 no-underline" href={paths.adminRecipe(id)}>
        <Picture url={imageUrl} alt="" sizes="64px" className="aspect-4/3 w-15 flex-none rounded-sm" />
        <span>
          <strong className="font-semibold wrap-anywhere">{title}</strong>
          <span className="text-meta text-muted capitalize">{category}</span>
        </span>
        <Badge tone={isPublished ? 'good' : 'plain'}>{isPublished ? 'Published' : 'Draft'}</Badge>
      </a>
    </li>
  );
}
