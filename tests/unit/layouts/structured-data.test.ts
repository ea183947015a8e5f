import { describe, expect, it } from 'vitest';
import { jsonLd, shareImage } from '#src/layouts/seo.ts';
import { breadcrumbList, recipeList, webSite } from '#src/layouts/structured-data.ts';
import { HOUSE_LOOK } from '#tests/support/look.ts';

const site = { name: 'Plantry', url: 'https://plantry.example', socials: [], sells: false, look: HOUSE_LOOK };

describe('recipeList', () => {
  it('lists the first ten recipes in their order, with absolute addresses', () => {
    const recipes = Array.from({ length: 12 }, (_, i) => ({ id: `dish-${i + 1}`, title: `Dish ${i + 1}` }));
    const list = JSON.parse(jsonLd(recipeList(site, 'Dishes', recipes)));
    expect(list.itemListElement).toHaveLength(10);
    expect(list.itemListElement[9]).toEqual({
      '@type': 'ListItem',
      position: 10,
      name: 'Dish 10',
      url: 'https://plantry.example/recipes/dish-10',
    });
  });
});

describe('breadcrumbList', () => {
  it('gives the page itself no address', () => {
    const trail = JSON.parse(jsonLd(breadcrumbList(site, [{ label: 'Home', path: '/' }, { label: 'Trending' }])));
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://plantry.example/' },
      { '@type': 'ListItem', position: 2, name: 'Trending' },
    ]);
  });
});

describe('webSite', () => {
  it('names the search as a template that can be filled', () => {
    const { potentialAction } = JSON.parse(jsonLd(webSite(site)));
    expect(potentialAction.target.urlTemplate).toBe('https://plantry.example/recipes?search={search_term_string}');
    expect(potentialAction['query-input']).toBe('required name=search_term_string');
  });
});

describe('shareImage', () => {
  it('crops pictures of our own, and leaves others as they are', () => {
    expect(shareImage('/pictures/ratatouille.jpg')).toBe('/crops/share/ratatouille.jpg');
    expect(shareImage('https://example.org/a.jpg')).toBe('https://example.org/a.jpg');
    expect(shareImage(null)).toBeUndefined();
  });
});
