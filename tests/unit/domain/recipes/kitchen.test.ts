import { expect, it } from 'vitest';
import { ADMIN_DIETS, DIETS, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';

it('offers in the listing all diets but one for children, and in the editor all but raw', () => {
  const leftOut = (offered: readonly string[]) => DIETS.filter((diet) => !offered.includes(diet));
  expect(leftOut(LISTING_DIETS)).toEqual(['kids']);
  expect(leftOut(ADMIN_DIETS)).toEqual(['raw']);
});
