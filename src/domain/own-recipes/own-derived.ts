import { type IngredientLine, parseIngredientLines } from '../ingredients/ingredient-lines.ts';
import { veganVerdict } from '../ingredients/vegan.ts';
import { type Derived, derivedFields } from '../recipes/derived.ts';
import { PROVABLE_DIETS } from '../recipes/diets.ts';
import { gateIssues } from '../recipes/publishing-gate.ts';
import { movesBetween, refitted } from '../scaling/mark-fit.ts';
import type { Mark } from '../scaling/marks.ts';
import { proposedMarks } from '../scaling/proposed-marks.ts';
import { waitingMarks } from '../scaling/waiting-marks.ts';
import { veganSwaps } from '../swaps/vegan-swaps.ts';
import type { OwnFields } from './own-fields.ts';
import type { OwnFinding } from './own-recipe.ts';

/** What follows from an own recipe, kept beside it. */
export interface OwnDerived extends Derived {
  findings: OwnFinding[];
  marks: Mark[];
}

/** An own recipe with the marks of what it was before: those of its steps that are still true stay. */
export interface OwnOrder {
  fields: OwnFields;
  before: Pick<OwnFields, 'ingredients' | 'instructions'> & { marks: Mark[] };
}

export function ownDerived({ fields, before }: OwnOrder): OwnDerived {
  const marks = marksOf(fields, before);
  return {
    ...derivedFields({ ...fields, marks, dietaryRestrictions: PROVABLE_DIETS }),
    findings: findingsOfOwn(fields),
    marks,
  };
}

/** Nobody is asked about each: what a reader is sure of counts. */
function marksOf(fields: OwnFields, { ingredients, instructions, marks }: OwnOrder['before']): Mark[] {
  const kept = refitted(
    marks,
    movesBetween(instructions, fields.instructions),
    movesBetween(ingredients, fields.ingredients),
  );
  return [...kept, ...waitingMarks(kept, fields, proposedMarks(fields))];
}

function findingsOfOwn(fields: OwnFields): OwnFinding[] {
  const lines = parseIngredientLines(fields.ingredients);
  return gateIssues({ ...fields, servings: fields.servings ?? 1 }).flatMap(({ path, message, asks, line: text }) => {
    const [field = '', index = ''] = path.split('.');
    if (field !== 'ingredients' && field !== 'instructions') return [];
    const isLine = field === 'ingredients';
    const line = isLine ? lines[Number(index)] : undefined;
    const read = line && animalIn(line);
    return [
      {
        kind: asks === null ? ('animal' as const) : ('unsure' as const),
        message: read ? `“${read.words}” is not vegan.` : message.replace(' This site is vegan, so swap it.', ''),
        ingredient: isLine ? Number(index) : null,
        step: isLine ? null : Number(index),
        swaps: read ? veganSwaps(text, read.words, read.food) : [],
      },
    ];
  });
}

function animalIn(line: IngredientLine) {
  const verdict = veganVerdict(line);
  return verdict.verdict === 'animal' ? verdict : undefined;
}
