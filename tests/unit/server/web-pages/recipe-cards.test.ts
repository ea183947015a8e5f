import { describe, expect, it } from 'vitest';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';

const read = (html: string) => readRecipePage({ html, url: null });
const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...recipe })}</script>`;
const BOWL = {
  name: 'Noodle bowl',
  recipeYield: ['2', '2 bowls'],
  prepTime: 'PT10M',
  cookTime: 'PT10M',
  totalTime: 'PT30M',
  recipeIngredient: ['200 g noodles (thin)', '1 carrot*', '2 tbsp soy sauce', '1 tbsp lime juice'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the noodles with the carrot.' },
    { '@type': 'HowToStep', text: 'Whisk the soy sauce with the lime juice.' },
  ],
};

const WPRM = `<div class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-unit-conversion">
<h2 class="wprm-recipe-name">Noodle bowl</h2>
<div class="wprm-recipe-equipment-container"><ul><li><div class="wprm-recipe-equipment-name"><a href="#">Wok</a></div></li></ul></div>
<div class="wprm-recipe-ingredients-container"><h3>Ingredients <button>1x</button></h3>
<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Bowl</h4><ul>
<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"></span><span class="wprm-recipe-ingredient-amount">200</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">noodles</span> <span class="wprm-recipe-ingredient-notes">thin</span></li>
<li class="wprm-recipe-ingredient">1 carrot*</li></ul></div>
<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Sauce:</h4><ul><li class="wprm-recipe-ingredient">2 tbsp soy sauce</li><li class="wprm-recipe-ingredient">1 tbsp lime juice</li></ul></div></div>
<div class="wprm-recipe-instructions-container">
<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-group-name">The bowl</h4><ul><li><div class="wprm-recipe-instruction-text"><span>Boil the noodles with the carrot.</span></div></li></ul></div>
<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-group-name">The sauce</h4><ul><li><div class="wprm-recipe-instruction-text">Whisk the soy sauce with the lime juice.</div></li></ul></div></div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><p>*Or parsnip.</p><ul><li>Keeps for 2 days.</li></ul></div></div></div></div>`;
const TASTY = `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Noodle bowl</h2><span class="tasty-recipes-yield">2 bowls</span>
<div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body"><h4>Bowl</h4><ul><li><input type="checkbox"><span data-amount="200">200 g</span> noodles (thin)</li><li>1 carrot*</li></ul><p><strong>Sauce</strong></p><ul><li>2 tbsp soy sauce</li><li>1 tbsp lime juice</li></ul></div></div>
<div class="tasty-recipes-instructions"><h3>Instructions</h3><div class="tasty-recipes-instructions-body"><p><strong>The bowl</strong></p><ol><li>Boil the noodles with the carrot.</li></ol><p><strong>The sauce</strong></p><ol><li>Whisk the soy sauce with the lime juice.</li></ol></div></div>
<div class="tasty-recipes-equipment"><h3>Equipment</h3><div class="tasty-link-card-title">Wok</div></div>
<div class="tasty-recipes-notes"><h3>Notes</h3><div class="tasty-recipes-notes-body"><p>*Or parsnip.</p><p>Keeps for 2 days.</p></div></div></div>`;
const CREATE = `<section class="mv-create-card"><h2 class="mv-create-title">Noodle bowl</h2>
<div class="mv-create-ingredients"><h3>Ingredients</h3><h4>Bowl</h4><ul><li> 200 g noodles (thin) </li><li>1 carrot*</li></ul><h4>Sauce</h4><ul><li>2 tbsp soy sauce</li><li>1 tbsp lime juice</li></ul></div>
<div class="mv-create-instructions"><h3>Instructions</h3><h4>The bowl</h4><ol><li>Boil the noodles with the carrot.</li></ol><h4>The sauce</h4><ol><li>Whisk the soy sauce with the lime juice.</li></ol></div>
<div class="mv-create-notes"><h3>Notes</h3><div class="mv-create-notes-content"><p>*Or parsnip.</p><p>Keeps for 2 days.</p></div></div>
<ul class="mv-create-products-list"><li><span class="mv-create-products-product-name">Wok</span></li></ul></section>`;
/** As a theme of its own shows it. */
const OWN = `<div class="recipe"><h2>Noodle bowl</h2><h3>Ingredients</h3><h4>Bowl</h4><ul><li>200 g noodles (thin)</li><li>1 carrot*</li></ul><p><b>Sauce</b></p><ul><li>2 tbsp soy sauce</li><li>1 tbsp lime juice</li></ul>
<h3>Method</h3><h4>The bowl</h4><ol><li>Boil the noodles with the carrot.</li></ol><h4>The sauce</h4><ol><li>Whisk the soy sauce with the lime juice.</li></ol><div class="recipe-notes"><h4>Notes</h4><p>*Or parsnip.</p><p>Keeps for 2 days.</p></div></div>`;

const WHOLE = {
  title: 'Noodle bowl',
  servings: 2,
  ingredientLines: ['200 g noodles (thin)', '1 carrot', '2 tbsp soy sauce', '1 tbsp lime juice'],
  ingredientGroups: [
    { name: 'Bowl', at: 0 },
    { name: 'Sauce', at: 2 },
  ],
  instructions: ['The bowl: Boil the noodles with the carrot.', 'The sauce: Whisk the soy sauce with the lime juice.'],
};
const NOTES = 'Carrot: Or parsnip.\nKeeps for 2 days.';

describe('a page with data and the card of', () => {
  it.each([
    ['WP Recipe Maker', WPRM],
    ['Tasty Recipes', TASTY],
    ['Create by Mediavine', CREATE],
  ])('%s has groups, sections, notes and equipment of the card', (kind, card) => {
    const { recipe, parts } = read(data(BOWL) + card);
    expect(recipe).toMatchObject({ ...WHOLE, tipsAndNotes: `${NOTES}\nEquipment: Wok`, restTime: 10 });
    expect(parts).toContainEqual({
      name: 'Notes',
      place: `${kind} card: notes`,
      fate: 'used',
      where: 'Tips and notes',
    });
    expect(parts).toContainEqual({
      name: 'Equipment',
      place: `${kind} card: equipment`,
      fate: 'kept',
      where: 'Tips and notes',
    });
    expect(parts.filter(({ fate }) => fate === 'unknown')).toEqual([]);
  });

  it('a theme of its own has its headings and notes', () => {
    expect(read(data(BOWL) + OWN).recipe).toMatchObject({ ...WHOLE, tipsAndNotes: NOTES });
  });

  it('another recipe has nothing of it', () => {
    const other = WPRM.replaceAll('Noodle bowl', 'Cake').replaceAll(/noodles|carrot|soy sauce|lime juice/g, 'flour');
    expect(read(data(BOWL) + other + other).recipe).toMatchObject({ ingredientGroups: [], tipsAndNotes: '' });
  });
});

describe('a page with a card alone', () => {
  it.each([WPRM, TASTY, CREATE])('is read from it', (card) => {
    const { recipe } = read(card);
    const yields = card === TASTY ? {} : { servings: 4 };
    const [noodles, ...others] = WHOLE.ingredientLines;
    expect(recipe).toMatchObject({
      ...WHOLE,
      ...yields,
      ingredientLines: [expect.stringMatching(/^200 g noodles/), ...others],
    });
    expect(noodles).toBeDefined();
  });
});

it('is a remark behind an ingredient no note of the recipe', () => {
  const { recipe } = read(data(BOWL) + WPRM.replace(/<div class="wprm-recipe-notes-container">.*/, '</div></div>'));
  expect(recipe.tipsAndNotes).toBe('Equipment: Wok');
});

it('parts a remark from its food, and notes that only their style sets apart', () => {
  const group = ['<span>1</span> <span>onion</span> <span class="wprm-recipe-ingredient-notes">chopped</span>']
    .concat('2 carrots, <span class="wprm-recipe-ingredient-notes">diced</span>')
    .concat('salt <span class="wprm-recipe-ingredient-notes">(to taste)</span>')
    .map((line) => `<li class="wprm-recipe-ingredient">${line}</li>`)
    .join('');
  const notes = ['Keeps for two days.', 'Freezes well.'].map((note) => `<span style="display: block;">${note}</span>`);
  const { recipe } = read(`<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2>
    <div class="wprm-recipe-ingredient-group"><ul>${group}</ul></div>
    <div class="wprm-recipe-instruction-group"><div class="wprm-recipe-instruction-text">Boil all of it.</div></div>
    <div class="wprm-recipe-notes">${notes.join('')}</div></div>`);
  expect(recipe.ingredientLines).toEqual(['1 onion, chopped', '2 carrots, diced', 'salt (to taste)']);
  expect(recipe.tipsAndNotes).toContain('Keeps for two days.\nFreezes well.');
});
