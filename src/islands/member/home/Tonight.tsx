import { ChefHat } from 'lucide-react';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { cardFacts } from '#src/domain/recipes/times.ts';
import { paths } from '#src/paths.ts';
import { Picture } from '../../ui/Picture.tsx';

const WHY = { planned: 'Tonight, from your plan', fits: 'Tonight?' } as const;

/** One dish for tonight, ready to be cooked; its place while it is not known yet. */
export function Tonight({ tonight }: { tonight: MemberHomeContent['tonight'] | undefined }) {
  if (tonight === null) return null;
  if (!tonight) return <div className="skeleton aspect-4/3 rounded-lg" />;
  const { recipe, why } = tonight;
  return (
    <section className="relative" aria-labelledby="tonight">
      <Picture
        url={recipe.imageUrl}
        alt=""
        sizes="(min-width: 60rem) 640px, 100vw"
        className="aspect-4/3 overflow-hidden rounded-lg"
        priority
      />
      <p className="mt-4 text-meta text-muted">{WHY[why]}</p>
      <h2 id="tonight" className="mt-1 text-h2 wrap-anywhere">
        <a
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
          href={paths.recipe(recipe.id)}
        >
          {recipe.title}
        </a>
      </h2>
      <p className="mt-1.5 text-meta text-muted">{cardFacts(recipe).join(' · ')}</p>
      <a href={paths.cook(recipe.id)} className="button button-primary relative mt-4">
        <ChefHat size={20} strokeWidth={1.75} aria-hidden="true" />
        Start cooking
      </a>
    </section>
  );
}
