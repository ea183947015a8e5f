import { expect, it } from 'vitest';
import { misfitText, shortMisfitText } from '#src/domain/members/misfit-words.ts';

it.each([
  [{ allergens: ['nuts'], diets: [] }, 'Not for you: tree nuts', 'Not for you: tree nuts'],
  [
    { allergens: ['nuts'], diets: ['low-carb'] },
    'Not for you: tree nuts, not low-carb',
    'Not for you: tree nuts, not low-carb',
  ],
  [
    { allergens: ['gluten', 'soya', 'nuts'], diets: [] },
    'Not for you: gluten, soya, tree nuts',
    'Not for you: gluten and 2 more',
  ],
] as const)('says of %j what is not for somebody, in full and where there is little room', (misfit, full, short) => {
  expect([misfitText(misfit), shortMisfitText(misfit)]).toEqual([full, short]);
});
