import { X } from 'lucide-react';
import { statementText } from '#src/domain/ingredients/allergen-statement.ts';
import { SHOPPING_SERVINGS, type ShoppingEntry } from '#src/domain/premium/shopping/list.ts';
import { paths } from '#src/paths.ts';
import { removeEntryFromList, setEntryServings } from '#src/stores/premium/shopping-list.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';

/** The recipes on the list, with their servings. */
export function Planned({ entries }: { entries: readonly ShoppingEntry[] }) {
  return (
    <section className="shopping-planned p-5 wide:sticky wide:top-23 card" aria-labelledby="planned">
      <h2 className="type-title" id="planned">
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

function PlannedRecipe({ entry: { id, recipeId, title, servings, allergens, addedBy } }: { entry: ShoppingEntry }) {
  return (
    <li className="shopping-recipe grid grid-cols-[minmax(0,1fr)_auto] items-center py-2.5">
      <div className="shopping-recipe-title">
        {recipeId ? (
          <a className="inline-flex min-h-11 items-center font-semibold" href={paths.recipeFor(recipeId, servings)}>
            {title}
          </a>
        ) : (
          <span>{title}</span>
        )}
        {addedBy && <p className="type-meta text-muted">added by {addedBy}</p>}
        {allergens && <p className="type-meta text-muted">{statementText(allergens)}</p>}
        {!recipeId && (
          <p className="type-meta text-muted">
            This recipe has been unpublished, so its ingredients are off your list.
          </p>
        )}
      </div>
      <IconButton
        label={`Remove ${title}`}
        Icon={X}
        iconSize={18}
        className="no-print"
        onClick={() => removeEntryFromList(id, title)}
      />
      {recipeId && (
        <Stepper
          label={`Servings of ${title}`}
          value={servings}
          {...SHOPPING_SERVINGS}
          noun="serving"
          wayLabel={(way) => `One serving ${way}`}
          buttonClass="no-print"
          onChange={(value) => setEntryServings(id, value)}
        />
      )}
    </li>
  );
}
