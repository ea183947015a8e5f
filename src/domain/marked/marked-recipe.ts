import type { RecipeLabels } from '../free-text/about.ts';
import type { ToldTimes } from '../free-text/times.ts';

/** Lines that stand under one heading; `null` where there is none. */
export interface MarkedPart {
  heading: string | null;
  lines: string[];
}

/**
 * What became of a part: it is in the recipe; it is kept in words, among the notes; it is left out on purpose; it was not
 * understood.
 */
export const FATES = ['used', 'kept', 'left', 'unknown'] as const;
export type Fate = (typeof FATES)[number];

/** A part of a page, or of a file, that a recipe was taken from. */
export interface PartReport {
  /** For people: "Prep time". */
  name: string;
  /** Where it stands: "recipe data: prepTime". */
  place: string;
  fate: Fate;
  /** Which field it became, or why it became none. */
  where: string;
}

/** A recipe as its source marks it: which words are a title, a yield, an ingredient or a step is known, not guessed. */
export interface MarkedRecipe {
  title: string;
  description: string;
  /** In words: "6", "1 loaf (12 slices)". */
  yields: string[];
  minutes: ToldTimes;
  ingredients: MarkedPart[];
  steps: MarkedPart[];
  /** The method is one text that its source does not part into steps. */
  isRunTogether: boolean;
  notes: string[];
  equipment: string[];
  labels: Omit<RecipeLabels, 'description'>;
  /** As the source declares it: "sv", "en-GB"; `null` where it does not. */
  language: string | null;
  /** Addresses it says are its own. */
  addresses: string[];
  parts: PartReport[];
}

/** How many lines several parts have. */
export const lineCount = (parts: readonly MarkedPart[]): number =>
  parts.reduce((sum, { lines }) => sum + lines.length, 0);
