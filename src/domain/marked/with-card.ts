import type { ToldTimes } from '../free-text/times.ts';
import { lineCount, type MarkedRecipe, type PartReport } from './marked-recipe.ts';
import { fullerOf } from './same-lines.ts';

/**
 * A recipe's data together with the card it is shown in: the data's words, the card's headings, notes and equipment, and from
 * the card what the data lack.
 */
export function withCard(data: MarkedRecipe, card: MarkedRecipe, place: string): MarkedRecipe {
  const ingredients = fullerOf(data.ingredients, card.ingredients);
  const steps = fullerOf(data.steps, card.steps);
  const report = (name: string, lines: number, isUsed: boolean, where: string): PartReport[] =>
    lines === 0
      ? []
      : [
          {
            name,
            place: `${place}: ${name.toLowerCase()}`,
            fate: isUsed ? 'used' : 'left',
            where: isUsed ? where : 'The recipe data say the same',
          },
        ];
  const said = { groups: headingsIn(card.ingredients), sections: headingsIn(card.steps) };
  return {
    ...data,
    title: data.title || card.title,
    description: data.description || card.description,
    yields: data.yields.length > 0 ? data.yields : card.yields,
    minutes: timesOfBoth(data.minutes, card.minutes),
    ingredients: ingredients.parts,
    steps: steps.parts,
    isRunTogether: data.isRunTogether && steps.fromCard === 'nothing',
    notes: data.notes.length > 0 ? data.notes : card.notes,
    equipment: data.equipment.length > 0 ? data.equipment : card.equipment,
    parts: [
      ...data.parts,
      ...report('Ingredients', lineCount(card.ingredients), ingredients.fromCard === 'all', 'Ingredients'),
      ...report('Groups of ingredients', said.groups, ingredients.fromCard !== 'nothing', 'Groups'),
      ...report('Steps', lineCount(card.steps), steps.fromCard === 'all', 'Steps'),
      ...report('Sections of the method', said.sections, steps.fromCard !== 'nothing', 'Steps'),
      ...report('Notes', card.notes.length, data.notes.length === 0, 'Tips and notes'),
      ...report('Equipment', card.equipment.length, data.equipment.length === 0, 'Tips and notes').map(
        (part): PartReport => (part.fate === 'used' ? { ...part, fate: 'kept' } : part),
      ),
    ],
  };
}

/** What a card calls waiting may lie within the work; where the data tell all of it, what is left of their total is that. */
function timesOfBoth(data: ToldTimes, card: ToldTimes): ToldTimes {
  const [prep, cook, total] = [data.prep ?? card.prep, data.cook ?? card.cook, data.total ?? card.total];
  const isWhole = prep !== null && cook !== null && total !== null;
  return { prep, cook, total, rest: isWhole ? data.rest : (data.rest ?? card.rest) };
}

const headingsIn = (parts: MarkedRecipe['ingredients']): number =>
  parts.filter(({ heading }) => heading !== null).length;
