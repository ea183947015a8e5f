import type { WorkQueue } from '#src/domain/recipes/editing/recipe-sorting.ts';

export const QUEUE_LABELS: Record<WorkQueue, string> = {
  figures: 'Figures that can’t be right',
  picture: 'No picture',
  pictureText: 'No alternative text',
  nutrition: 'Nutrition unknown',
  allergens: 'Allergens unknown',
  warnings: 'Lines with a warning',
  findings: 'Weak in search results',
  unviewed: 'Never viewed',
};
