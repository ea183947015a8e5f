import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { recipeInData } from '#src/server/web-pages/page-data.ts';

const found = (...data: object[]) =>
  recipeInData(
    load(data.map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`).join('')),
  );
const named = { '@type': 'Recipe', name: 'Dal' };

describe('recipeInData', () => {
  it('takes no recipe for one that lists and tells nothing, and looks further', () => {
    expect(found(named)).toBeNull();
    expect(found(named, { ...named, recipeIngredient: ['250 g red lentils'] })?.ingredients).toEqual([
      '250 g red lentils',
    ]);
    expect(found({ ...named, recipeInstructions: ['Boil the lentils.'] })?.steps).toEqual(['Boil the lentils.']);
    expect(found({ '@type': 'Article', recipeIngredient: ['250 g red lentils'] })).toBeNull();
  });
});
