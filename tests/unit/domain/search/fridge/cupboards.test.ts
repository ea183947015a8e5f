import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';
import { cookAtHome, cookable } from './catalogue-kitchen.ts';

const assumedBut = (...left: string[]) => STAPLES_ASSUMED.filter((staple) => !left.includes(staple));

const LENTILS_AND_SPICES =
  'red-lentils ground-turmeric tomato ginger coconut-oil mustard-seeds cumin-seeds onion garlic red-chilli lemon';
const TACOS =
  'red-onion garlic ground-cumin chipotle-paste black-beans sweetcorn red-cabbage soy-yoghurt coriander corn-tortillas avocado';
const CURRY =
  'coconut-oil onion garlic ginger curry-powder ground-turmeric tomato-puree tinned-tomatoes coconut-milk chickpeas lime coriander';

describe('what can be cooked from a cupboard', () => {
  it('finds the dal that only lacks its bread, before everything else', () => {
    const { first, dish } = cookAtHome(LENTILS_AND_SPICES);
    expect(dish('red-lentil-dal')).toMatchObject({ missing: ['naan'], swaps: [] });
    expect(first).toBe('red-lentil-dal');
  });

  it('takes lemon where a taco asks for lime', () => {
    const { first, dish } = cookAtHome(`${TACOS} lemon`);
    expect(dish('black-bean-tacos')).toMatchObject({ missing: [], swaps: [{ lack: 'lime', take: 'lemon' }] });
    expect(first).toBe('black-bean-tacos');
  });

  it('says of a kind that it depends on which one it is', () => {
    expect(cookAtHome(`${CURRY} rice`).dish('chickpea-coconut-curry')).toMatchObject({
      missing: [],
      kinds: [{ food: 'basmati rice', kind: 'rice' }],
    });
  });

  it('needs nothing but three things for lemonade: sugar, water and ice are there', () => {
    const { first, dish } = cookAtHome('strawberry lemon mint');
    expect(dish('strawberry-lemonade')).toMatchObject({
      missing: [],
      swaps: [],
      uses: ['strawberries', 'lemon', 'mint'],
    });
    expect(first).toBe('strawberry-lemonade');
  });

  it('lacks the sugar that somebody has run out of', () => {
    const { dish } = cookAtHome('strawberry lemon mint', assumedBut('sugar'));
    expect(dish('strawberry-lemonade')).toMatchObject({ missing: ['caster sugar'] });
  });

  it('takes no lemon for a lime whose zest is wanted too', () => {
    const pie =
      'cashews digestive-biscuits vegan-butter avocado agave-syrup coconut-oil coconut-cream icing-sugar mint lemon';
    expect(cookAtHome(pie).dish('key-lime-pie')).toMatchObject({ missing: ['lime'], swaps: [] });
  });

  it('puts popcorn first for who has corn and yeast flakes', () => {
    const { first, dish } = cookAtHome('popcorn-kernels nutritional-yeast garlic-powder smoked-paprika');
    expect(dish('popcorn-with-nutritional-yeast')?.missing).toEqual([]);
    expect(first).toBe('popcorn-with-nutritional-yeast');
  });

  it('misses nothing where only what is served with it is not there', () => {
    const seeds =
      'sunflower-seeds pumpkin-seeds sesame-seeds flaxseeds chia-seeds dried-rosemary garlic-powder smoked-paprika';
    expect(cookAtHome(seeds).dish('seed-crackers')).toMatchObject({ missing: [], without: ['hummus'] });
  });

  it('has aquafaba in a tin of chickpeas', () => {
    const macaroons = 'chickpeas cornflour vanilla-extract desiccated-coconut dark-chocolate';
    expect(cookAtHome(macaroons).dish('coconut-macaroons')).toMatchObject({ missing: [], swaps: [] });
  });

  it('whips no milk, although it may bind instead of aquafaba elsewhere', () => {
    const macaroons = 'soy-milk cornflour vanilla-extract desiccated-coconut dark-chocolate';
    expect(cookAtHome(macaroons).dish('coconut-macaroons')).toMatchObject({ missing: ['chickpeas'], swaps: [] });
  });

  it('makes stock of a cube', () => {
    const soup = 'leek garlic potato stock-cube bay-leaves soy-cream nutmeg sourdough-bread chives';
    expect(cookAtHome(soup).dish('potato-leek-soup')).toMatchObject({ missing: [], swaps: [] });
  });

  it('shows the nearest, and says so, where no recipe uses what is there', async () => {
    const { ranking } = cookAtHome('kohlrabi');
    expect(ranking.isNearest).toBe(true);
    expect(ranking.results.length).toBeGreaterThan(0);
    expect(ranking.results.every(({ uses }) => uses.length === 0)).toBe(true);
    expect(cookable.length).toBe((await readCatalogue()).recipes.length);
  });
});
