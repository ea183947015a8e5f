import type { RecipePreview } from '#src/contracts/recipes/admin-recipe-preview.ts';
import { textOf } from '#src/domain/pictures/picture-texts.ts';
import { DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import type { RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

/** What a publisher should know before a recipe is public, the gravest first; nothing of it keeps it from being so. */
export function publishWarnings(
  {
    gate,
    health,
    lines,
    dietWarnings,
    nutrition,
  }: Pick<RecipePreview, 'gate' | 'health' | 'lines' | 'dietWarnings' | 'nutrition'>,
  { imageUrl, pictureTexts }: Pick<RecipeForm, 'imageUrl' | 'pictureTexts'>,
): string[] {
  const needed = health.filter(({ severity }) => severity === 'required');
  const better = health.filter(
    ({ severity, field }) => severity !== 'required' && field !== 'totalRatings' && field !== 'nutrition',
  );
  return [
    ...gate.map(({ message }) => message),
    ...needed.map(({ message }) => message),
    ...dietWarnings.map(({ diet, message }) => `${DIET_LABELS[diet]}: ${message}`),
    ...lines.flatMap(({ text, warning }) => (warning ? [`“${text}”: ${warning}`] : [])),
    ...(nutrition ? [] : ['Its nutrition isn’t known.']),
    ...(imageUrl && !textOf(pictureTexts, imageUrl) ? ['Its main picture has no alternative text.'] : []),
    ...better.map(({ message }) => message),
  ];
}
