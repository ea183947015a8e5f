import { timeText } from '#src/domain/recipes/times.ts';
import type { Cookable } from '#src/domain/search/fridge/rank.ts';
import { paths, pictures } from '#src/paths.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Content that React takes for text, and so leaves alone. */
const NOTHING = '';

/** A recipe with what of it is there. */
export function CookableRow({ recipe }: { recipe: Cookable }) {
  const { id, title, picture, missing, without, swaps, kinds, uses } = recipe;
  return (
    <article className="fridge-row">
      <Picture
        url={picture === true ? pictures.master(id) : picture}
        alt=""
        sizes="(min-width: 48rem) 160px, 112px"
        className="aspect-4/3 rounded-sm"
      />
      <div className="min-w-0">
        <h3 className="font-display type-lead leading-snug font-semibold break-words">
          <a href={paths.recipe(id)}>{title}</a>
        </h3>
        <p className="mt-1 type-meta text-muted tabular-nums">{timeText(recipe)}</p>
        {/* A member's mark may be in it before this is hydrated, on the first touch: its content is let be. */}
        <p className="mt-1 empty:hidden" data-misfit={id} suppressHydrationWarning>
          {NOTHING}
        </p>
        <div className="mt-1 grid gap-0.5 type-meta break-words">
          <p>
            {missing.length === 0 && 'You have everything.'}
            {uses.length > 0 && missing.length > 0 && `You have ${uses.length} of ${uses.length + missing.length}. `}
            {missing.length > 0 && (
              <>
                <strong className="font-semibold">Missing:</strong> {listed(missing)}
              </>
            )}
          </p>
          {swaps.map(({ lack, take }) => (
            <p key={lack}>
              You lack {lack}: {take} will do.
            </p>
          ))}
          {kinds.map(({ food, kind }) => (
            <p key={food}>
              Needs {food}: not every kind of {kind} will do.
            </p>
          ))}
          {without.length > 0 && <p>Optional, and missing: {without.join(', ')}</p>}
          {uses.length > 0 && <p className="text-muted">Uses {uses.join(', ')}</p>}
        </div>
      </div>
    </article>
  );
}

/** More is read on the recipe: a row is for choosing. */
const MOST_LISTED = 5;

const listed = (names: readonly string[]): string =>
  names.length > MOST_LISTED
    ? `${names.slice(0, MOST_LISTED - 1).join(', ')} and ${names.length - MOST_LISTED + 1} more`
    : names.join(', ');
