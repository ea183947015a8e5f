import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { groupsOf } from '#src/domain/ingredients/ingredient-groups.ts';
import type { ScalableRecipe } from '#src/domain/scaling/scaling.ts';
import { $ticks } from '#src/stores/recipes/ticks.ts';
import { IngredientRow } from './IngredientRow.tsx';

interface Props {
  /** As it is written. */
  recipe: ScalableRecipe;
  /** As the reader cooks it. */
  shown: ScalableRecipe;
  /** Before the ids of its groups: a page may show it twice. */
  idPrefix: string;
}

/** The ingredients with their ticks, by groups. */
export function IngredientsList({ recipe, shown, idPrefix }: Props) {
  const ticks = useStore($ticks);
  return groupsOf(shown.lines, shown.groups).map(({ name, at, entries }) => (
    <Fragment key={at}>
      {name && (
        <h3 id={`${idPrefix}-${at}`} className="ingredients-group">
          {name}
        </h3>
      )}
      <ul className="ingredients-list" aria-labelledby={name ? `${idPrefix}-${at}` : undefined}>
        {entries.map(([index, line]) => (
          <IngredientRow
            key={index}
            recipeId={recipe.id}
            line={line}
            written={recipe.lines[index] ?? line}
            index={index}
            isTicked={ticks.lines.includes(index)}
          />
        ))}
      </ul>
    </Fragment>
  ));
}
