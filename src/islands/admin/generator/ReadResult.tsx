import { Fragment, type ReactNode } from 'react';
import { counted } from '#src/domain/counted.ts';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import type { Finding } from '#src/domain/recipes/editing/finding.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { CATEGORY_LABELS, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { sourceOf } from '#src/domain/recipes/source.ts';
import { GeneratorFindings } from './GeneratorFindings.tsx';
import { NutritionFigures } from './NutritionFigures.tsx';
import { SourceText } from './SourceText.tsx';

interface Props {
  recipe: GeneratedRecipe & { findings: Finding[] };
  /** What stands under a step. */
  underStep?: (at: number) => ReactNode;
}

/** What was read out of a text or a page, beside its source. */
export function ReadResult({ recipe, underStep }: Props) {
  const labels = [
    CATEGORY_LABELS[recipe.category],
    recipe.difficulty,
    `${minutesText(recipe.prepTime)} prep`,
    `${minutesText(recipe.cookTime)} cook`,
    ...(recipe.restTime > 0 ? [`${minutesText(recipe.restTime)} rest`] : []),
    counted(recipe.servings, 'serving'),
    ...recipe.dietaryRestrictions.map((diet) => DIET_LABELS[diet]),
  ];
  const from = sourceOf(recipe.sourceUrl);
  return (
    <div className="read-result grid gap-5">
      <div className="grid min-w-0 content-start gap-4">
        {recipe.description && <p>{recipe.description}</p>}
        {from && (
          <p className="type-meta text-muted">
            Adapted from <a href={from.url}>{from.site}</a>
          </p>
        )}
        <ul className="flex flex-wrap gap-1.5" aria-label="Facts">
          {labels.map((label) => (
            <li className="rounded-full bg-sunken px-2.75 py-0.5 type-meta" key={label}>
              {label}
            </li>
          ))}
        </ul>
        <GeneratorFindings findings={recipe.findings} />
        <section aria-labelledby="generated-ingredients">
          <h4 id="generated-ingredients">Ingredients</h4>
          {groupsOf(recipe.ingredientLines, recipe.ingredientGroups).map(({ name, at, entries }) => (
            <Fragment key={at}>
              {name && <h5 className="mt-3 mb-1 font-semibold text-muted">{name}</h5>}
              <ol className="grid list-decimal gap-1.5 ps-7" start={at + 1}>
                {entries.map(([index, line]) => (
                  <li key={index}>{line}</li>
                ))}
              </ol>
            </Fragment>
          ))}
        </section>
        <section aria-labelledby="generated-steps">
          <h4 id="generated-steps">Steps</h4>
          <ol className="grid list-decimal gap-1.5 ps-7">
            {recipe.instructions.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which a step may come twice
              <li key={at}>
                {step}
                {underStep?.(at)}
              </li>
            ))}
          </ol>
        </section>
        {recipe.tipsAndNotes && (
          <section aria-labelledby="generated-tips">
            <h4 id="generated-tips">Tips and notes</h4>
            <p className="whitespace-pre-line">{recipe.tipsAndNotes}</p>
          </section>
        )}
        <NutritionFigures facts={recipe.nutritionFacts} nutriScore={recipe.nutriScore} />
      </div>
      <SourceText source={recipe.source} />
    </div>
  );
}
