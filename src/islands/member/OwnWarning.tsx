import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { MisfitView } from '#src/contracts/members/account.ts';
import { getRecipeCall } from '#src/contracts/recipes/recipes.ts';
import type { RecipeAllergens } from '#src/domain/ingredients/allergen-statement.ts';
import { misfitText } from '#src/domain/members/misfit-words.ts';
import { paths } from '#src/paths.ts';
import { call } from '#src/stores/client.ts';
import { misfitsFor } from '#src/stores/members/eating.ts';
import { $member } from '#src/stores/members/session.ts';
import { $swaps } from '#src/stores/recipes/swaps.ts';
import { useLive } from '../ui/use-live.ts';

interface Warning {
  misfit: MisfitView;
  /** The lines that cause it; empty where they are not to be seen. */
  causes: string[];
}

/** Says at the top of a recipe what of it the member does not eat, and which lines cause it. */
export function OwnWarning({ recipeId }: { recipeId: string }) {
  const member = useLive($member);
  const swaps = useStore($swaps);
  const [warning, setWarning] = useState<Warning | null>(null);
  useEffect(() => {
    if (!member) return;
    let isGone = false;
    const look = async () => {
      const misfit = (await misfitsFor(member, [recipeId])).get(recipeId);
      const causes = misfit ? await causesOf(misfit) : [];
      if (!isGone) setWarning(misfit ? { misfit, causes } : null);
    };
    look().catch((error: unknown) => console.warn('We couldn’t compare this recipe with your profile', error));
    return () => {
      isGone = true;
    };
  }, [member, recipeId]);
  if (!warning) return null;
  const { misfit, causes } = warning;
  return (
    <div className="notice notice-danger mt-4 no-print" role="status">
      <p className="font-semibold">{misfitText(misfit)}</p>
      {causes.length > 0 && (
        <ul className="mt-1 ms-5 list-disc">
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 type-meta">
        {swaps.size > 0 && 'You’ve swapped something: what it holds now stands below the ingredients. '}
        It’s in{' '}
        <a className="link text-inherit" href={`${paths.profile}#dietary-preferences`}>
          your profile
        </a>
        .
      </p>
    </div>
  );
}

/** "100 g hazelnuts", "check the label: dark chocolate", "not known: stock". */
async function causesOf({ id, allergens }: MisfitView): Promise<string[]> {
  const recipe = await call(getRecipeCall, { params: { id } });
  // A teaser has no lines to be named.
  const lineOf = (food: string): string =>
    recipe.ingredients?.find((line) => line.toLowerCase().includes(food.toLowerCase())) ?? food;
  const foodsIn = (part: RecipeAllergens['contains']): string[] =>
    part.filter(({ allergen }) => allergens.includes(allergen)).flatMap(({ foods }) => foods);
  const { contains, check, unknown } = recipe.allergens;
  return [
    ...new Set([
      ...foodsIn(contains).map(lineOf),
      ...foodsIn(check).map((food) => `check the label: ${lineOf(food)}`),
      ...unknown.map((food) => `not known: ${lineOf(food)}`),
    ]),
  ];
}
