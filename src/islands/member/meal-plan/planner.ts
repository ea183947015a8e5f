import { createContext, type PointerEvent, useContext } from 'react';
import type { WeekStart } from '#src/domain/members/week-start.ts';
import type { MealPlace } from '#src/domain/premium/meal-plan/arrange.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';

/** What is dragged: an entry to another place, or a recipe into the plan. */
export type Load = { entry: MealEntry } | { recipe: RecipeSummary };

/** The dialog that is open. */
export type Asking =
  | { about: 'add'; place: MealPlace }
  | { about: 'entry'; id: string }
  | { about: 'move'; id: string }
  | { about: 'leftovers'; id: string }
  | { about: 'place'; recipe: RecipeSummary }
  | { about: 'fill' }
  | { about: 'templates' }
  | { about: 'feed' };

export interface PlannerState {
  week: string;
  weekStart: WeekStart;
  /** The days of the week. */
  days: readonly string[];
  /** The reader's day. */
  today: string;
  ask: (asking: Asking) => void;
  grab: (event: PointerEvent<HTMLElement>, load: Load) => void;
  /** Where what is dragged would go. */
  target: (MealPlace & { index: number }) | null;
  /** Id of the entry that is dragged. */
  dragged: string | null;
  /** Why an entry goes with the others, by its id. */
  reasons: ReadonlyMap<string, string>;
  /** What can't be as it is planned, by an entry's id. */
  troubles: ReadonlyMap<string, string>;
}

export const PlannerContext = createContext<PlannerState | null>(null);

export function usePlanner(): PlannerState {
  const planner = useContext(PlannerContext);
  if (!planner) throw new Error('There is no planner around this');
  return planner;
}

/** Id of the button that adds to a meal. */
export const addButtonId = ({ day, slot }: MealPlace): string => `add-${day}-${slot}`;
