import { describe, expect, it } from 'vitest';
import { recipeStructuredData } from '#src/layouts/recipe-structured-data.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';
import { WHOLE } from '../domain/recipes/a-whole-recipe.ts';

const site = { name: 'Plantry', url: 'https://plantry.example', socials: [], sells: false, look: HOUSE_LOOK };
const sent = (over: Partial<typeof WHOLE>) => {
  const { isVegan = true } = over;
  return recipeStructuredData({ ...WHOLE, ...over, isVegan }, site, new Map()) as unknown as Record<string, unknown>;
};

describe('recipeStructuredData', () => {
  it('has category and cuisine among the keywords, each once', () => {
    const keywords = String(sent({ tags: ['indian', 'one-pot'] }).keywords).split(', ');
    expect(keywords).toEqual(['vegan', 'dinner', 'indian', 'one pot']);
  });

  it.each([
    [
      'Put the cold water, the kombu and the dried shiitake into a saucepan; wait. Then boil.',
      'Put the cold water, the kombu and the dried shiitake into a saucepan',
    ],
    ['Fry for 1.5 minutes', 'Fry for 1.5 minutes'],
  ])('names the step "%s" whole, without a cut in the middle of a list or a word', (step, name) => {
    expect(sent({ instructions: [step] }).recipeInstructions).toMatchObject([{ name, text: step }]);
  });

  it('says what the recipe is adapted from, and lists ingredients without their groups', () => {
    const grouped = { ingredientGroups: [{ name: 'For the dal', at: 0 }], sourceUrl: 'https://www.example.com/dal' };
    expect(sent(grouped)).toMatchObject({
      isBasedOn: 'https://www.example.com/dal',
      recipeIngredient: WHOLE.ingredients,
    });
    for (const sourceUrl of [null, 'javascript:alert(1)', 'soon: an address'])
      expect(sent({ sourceUrl })).not.toHaveProperty('isBasedOn');
  });

  it('claims the diets that hold, and none that a label must tell or that has no name there', () => {
    expect(sent({ dietaryRestrictions: ['gluten-free', 'low-fat', 'kids'] }).suitableForDiet).toEqual(
      ['Vegan', 'GlutenFree', 'LowFat'].map((diet) => `https://schema.org/${diet}Diet`),
    );
    const open = sent({ dietNotes: [{ diet: 'gluten-free', products: ['tamari'] }], isVegan: false });
    expect(open.suitableForDiet).toEqual([]);
  });
});

describe('author and film of a recipe', () => {
  it('are a person with a page, and the site where nobody is named', () => {
    expect(sent({ author: 'Zoë Łoś' }).author).toEqual({
      '@type': 'Person',
      '@id': expect.stringMatching(/^https:\/\/plantry\.example\/authors\/zoe-[a-z-]*#person$/),
      name: 'Zoë Łoś',
      url: expect.stringContaining('/authors/zoe-'),
    });
    expect(sent({}).author).toMatchObject({ '@type': 'Organization', name: 'Plantry' });
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('are a VideoObject with the player of %s', (videoUrl, embedUrl) => {
    expect(sent({ videoUrl }).video).toMatchObject({
      '@type': 'VideoObject',
      name: WHOLE.title,
      embedUrl,
      uploadDate: '1970-01-01T00:00:00.000Z',
      thumbnailUrl: expect.arrayContaining([expect.stringContaining('/crops/16x9/')]),
    });
  });

  it('are a file where no player is known, and nothing where there is no film', () => {
    expect(sent({ videoUrl: 'https://example.com/dal.mp4' }).video).toMatchObject({
      contentUrl: 'https://example.com/dal.mp4',
    });
    for (const videoUrl of [null, 'javascript:alert(1)']) expect(sent({ videoUrl })).not.toHaveProperty('video');
  });
});
