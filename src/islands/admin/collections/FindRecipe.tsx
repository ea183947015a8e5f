import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ChosenRecipe } from '#src/stores/admin/published/collection-form.ts';
import { findRecipesToChoose } from '#src/stores/admin/published/collections.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  label: string;
  /** Those that are in already. */
  chosen: readonly { recipeId: string }[];
  onChoose: (recipe: ChosenRecipe) => void;
}

/** Milliseconds of silence after which what was typed is looked for. */
const PAUSE_MS = 250;

/** A recipe by its name, to be chosen. */
export function FindRecipe({ label, chosen, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const [last, setLast] = useState<{ search: string; recipes: ChosenRecipe[] }>();
  useEffect(() => {
    if (search.length < 2) return;
    let isOld = false;
    const timer = setTimeout(() => {
      findRecipesToChoose(search).then(
        (recipes) => !isOld && setLast({ search, recipes }),
        () => !isOld && setLast({ search, recipes: [] }),
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [search]);
  const found = last?.search === search ? last.recipes : null;
  const ids = new Set(chosen.map(({ recipeId }) => recipeId));
  const offered = found?.filter(({ recipeId }) => !ids.has(recipeId));
  return (
    <div className="mt-4">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <Search size={18} strokeWidth={1.75} className="absolute top-3.25 left-3.5 text-muted" aria-hidden="true" />
        <input
          id={id}
          type="search"
          className="field ps-10"
          placeholder="Type a name: lentil soup"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = offered ?? [];
            if (!first) return;
            onChoose(first);
            setTyped('');
          }}
        />
      </div>
      <ul className="mt-2 grid gap-1 empty:hidden" aria-label="Recipes found">
        {offered?.map((recipe) => (
          <li key={recipe.recipeId}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1 text-start hover:bg-sunken"
              onClick={() => {
                onChoose(recipe);
                setTyped('');
              }}
            >
              <Picture url={recipe.imageUrl} alt="" sizes="64px" className="aspect-4/3 w-14 flex-none rounded-sm" />
              <span className="font-firm">
                <span className="sr-only">Add </span>
                {recipe.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="type-meta text-muted" role="status">
        {offered?.length === 0 && (found?.length ? 'It’s in already.' : 'No recipe is called that.')}
      </p>
    </div>
  );
}
