import { type RecipeAllergens, saidOf, TRACES } from '#src/domain/ingredients/allergen-statement.ts';

/** What of the law's 14 a recipe contains, by which ingredient, and what is not known. */
export const AllergenStatement = ({ allergens }: { allergens: RecipeAllergens }) => (
  <div className="allergens grid gap-1 type-meta" role="status" aria-label="Allergens">
    {saidOf(allergens).map(({ name, text }) => (
      <p key={name}>
        {name && <strong className="font-semibold">{name}: </strong>}
        {text}
      </p>
    ))}
    <p>{TRACES}</p>
  </div>
);
