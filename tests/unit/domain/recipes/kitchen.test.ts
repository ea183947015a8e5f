import { expect, it } from 'vitest';
import { ADMIN_DIETS, DIETS, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';

it('offers in the listing all diets but one for children, and in the editor all but raw', () => {
  expect(DIETS.filter((diet) => !LISTING_DIETS.includes(diet))).toEqual(['kids']);
  expect(DIETS.filter((diet) => !ADMIN_DIETS.includes(diet))).toEqual(['raw']);
});
