import { Minus, Plus, X } from 'lucide-react';
import { nounFor } from '#src/domain/counted.ts';
import { SHOPPING_SERVINGS, type ShoppingEntry } from '#src/domain/premium/shopping/list.ts';
import { paths } from '#src/paths.ts';
import { changeServings, removeEntry } from '#src/stores/premium/shopping-list.ts';

/** The recipes on the list, with their servings. */
export function Planned({ entries }: { entries: readonly ShoppingEntry[] }) {
  return (
    <section className="shopping-planned p-5 min-[60rem]:sticky min-[60rem]:top-23 card" aria-labelledby="planned">
      <h2 className="text-[1.4rem]" id="planned">
        Recipes
      </h2>
      <ul>
        {entries.map((entry) => (
          <PlannedRecipe key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function PlannedRecipe({ entry: { id, recipeId, title, servings } }: { entry: ShoppingEntry }) {
  return (
    <li className="shopping-recipe grid grid-cols-[minmax(0,1fr)_auto] items-center py-[0.6rem]">
      <div className="shopping-recipe-title">
        {recipeId ? (
          <a className="inline-flex min-h-11 items-center font-[550]" href={paths.recipeFor(recipeId, servings)}>
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
        {!recipeId && (
          <p className="type-meta text-muted">
            This recipe is no longer published. Its ingredients have left your list.
          </p>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet button-icon no-print"
        aria-label={`Remove ${title}`}
        onClick={() => removeEntry(id, title)}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {recipeId && <Stepper entryId={id} title={title} servings={servings} />}
    </li>
  );
}

interface StepperProps {
  entryId: string;
  title: string;
  servings: number;
}

function Stepper({ entryId, title, servings }: StepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="sr-only">Servings of {title}</legend>
      <button
        type="button"
        className="stepper-button no-print"
        aria-label="One serving less"
        disabled={servings <= SHOPPING_SERVINGS.min}
        onClick={() => changeServings(entryId, servings - 1)}
      >
        <Minus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
      <output className="stepper-value" aria-live="polite">
        <strong>{servings}</strong> <span>{nounFor(servings, 'serving')}</span>
      </output>
      <button
        type="button"
        className="stepper-button no-print"
        aria-label="One serving more"
        disabled={servings >= SHOPPING_SERVINGS.max}
        onClick={() => changeServings(entryId, servings + 1)}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
