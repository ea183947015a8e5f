import { describe, expect, it } from 'vitest';
import { contentOf } from '#src/server/moving/contents.ts';
import { toldRecipes } from '#tests/support/told-recipes.ts';

const readOnly = (bytes: Buffer | string) => {
  const { recipes } = toldRecipes(bytes);
  expect(recipes).toHaveLength(1);
  return recipes[0] as (typeof recipes)[0];
};

const WPRM = {
  ...{ id: 4711, slug: 'smoky-chilli', type: 'food', name: 'Smoky Chilli &amp; Rice', servings: '4' },
  ...{
    servings_unit: 'bowls',
    summary: '<p>Warm, <strong>dark</strong>.</p>',
    image_url: 'https://blog.example/c.jpg',
  },
  ...{ prep_time: '15', cook_time: '45', total_time: '60', custom_time: '0', custom_time_zero: '' },
  tags: { course: [{ name: 'Dinner' }], cuisine: ['Mexican'], keyword: [{ name: 'one pot' }], season: ['winter'] },
  equipment: [{ name: '<a href="https://shop.example">Large pot</a>' }],
  ingredients_flat: [
    { type: 'ingredient', amount: '2', unit: 'tbsp', name: 'olive oil', notes: '' },
    { type: 'group', name: 'For the rice' },
    { type: 'ingredient', amount: '300', unit: 'g', name: '<a href="/rice">basmati rice</a>', notes: 'rinsed' },
  ],
  instructions_flat: [
    { type: 'instruction', text: '<p>Fry everything.</p>', image_url: '' },
    { type: 'group', name: 'Rice' },
    { type: 'instruction', text: '<p>Boil the rice.</p><p>Let it stand.</p>', image_url: 'https://blog.example/s.jpg' },
  ],
  ...{ notes: '<p>Freezes well.</p>', nutrition: { calories: '410' }, custom_fields: { mood: 'cosy' } },
  parent: { post_name: 'smoky-chilli-rice', post_title: 'Chilli', post_date: '2021-03-04 10:20:30' },
  parent_url: 'https://blog.example/smoky-chilli-rice/',
};

describe('WP Recipe Maker’s export', () => {
  it('comes with groups, pictures of steps, its old address and date, and keeps what we have no field for', () => {
    const { label, recipes } = toldRecipes(JSON.stringify([WPRM, { ...WPRM, id: 2, name: 'Other' }]));
    expect(label).toBe('WP Recipe Maker');
    expect(recipes).toHaveLength(2);
    const [first] = recipes;
    expect(first).toMatchObject({
      foreignId: '4711',
      oldAddress: 'https://blog.example/smoky-chilli-rice/',
      createdAt: Date.UTC(2021, 2, 4, 10, 20, 30),
      pictures: [{ url: 'https://blog.example/c.jpg' }, { url: 'https://blog.example/s.jpg' }],
      kept: { nutrition: { calories: '410' }, custom_fields: { mood: 'cosy' } },
      account: { within: { 'tags.season': ['winter'] } },
      fields: {
        ...{ title: 'Smoky Chilli & Rice', servings: 4, prepTime: 15, cookTime: 45, category: 'dinner' },
        ingredients: ['2 tbsp olive oil', '300 g basmati rice, rinsed'],
        ingredientGroups: [{ name: 'For the rice', at: 1 }],
        sourceUrl: 'https://blog.example/smoky-chilli-rice/',
      },
    });
    expect(first?.fields.instructions?.join(' ')).toContain('Let it stand.');
    expect(first?.fields.tipsAndNotes).toContain('Freezes well.');
  });

  it('comes with its lists in groups alone, as earlier versions wrote it', () => {
    const { ingredients_flat: _, instructions_flat: __, ...older } = WPRM;
    const { fields, label } = {
      ...readOnly(
        JSON.stringify({
          ...older,
          ingredients: [
            { name: '', ingredients: [{ id: 1, amount: '2', unit: 'tbsp', name: 'olive oil', notes: '' }] },
            { name: 'For the rice', ingredients: [{ id: 2, amount: '300', unit: 'g', name: 'basmati rice' }] },
          ],
          instructions: [
            { name: '', instructions: [{ text: '<p>Fry everything.</p>', image: 0 }] },
            { name: 'Rice', instructions: [{ text: '<p>Boil the rice.</p>', image: 0 }] },
          ],
        }),
      ),
      label: toldRecipes(JSON.stringify(WPRM)).label,
    };
    expect(label).toBe('WP Recipe Maker');
    expect(fields).toMatchObject({
      ingredients: ['2 tbsp olive oil', '300 g basmati rice'],
      ingredientGroups: [{ name: 'For the rice', at: 1 }],
      instructions: ['Fry everything.', 'Rice: Boil the rice.'],
    });
  });

  it('comes one by one too, and inside its post', () => {
    expect(readOnly(JSON.stringify(WPRM)).name).toBe('Smoky Chilli &amp; Rice');
    expect(readOnly(JSON.stringify([{ id: 9, recipe: WPRM }])).foreignId).toBe('4711');
  });
});

const MEAL_MASTER = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Bean Stew With Dumplings
 Categories: Main dish, Stew
      Yield: 6 servings

MMMMM---------------------------STEW--------------------------------
      2 c  White beans; soaked                 1 tb Olive oil
  1 1/2 lb Tomatoes, peeled                  1/2 ts Thyme
           -and chopped                        2 ea Bay leaves

MMMMM-------------------------DUMPLINGS-----------------------------
    250 g  Flour
           Salt to taste

  Simmer the beans with everything
  else for 1 hour.

  Drop in the dumplings. Bake at 350\xf8F
  for 20 minutes.

MMMMM

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Plain Rice
   Servings: 2

      1 c  Rice
      2 c  Water

  Boil for 12 minutes.

MMMMM
`;

describe('Meal-Master', () => {
  it.each([39, 40, 41, 42, 43])('reads a second list that begins in column %i', (column) => {
    const line = '      2 c  White beans; soaked'.padEnd(column) + '      1 tb Olive oil';
    const { fields } = readOnly(
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Beans\n\n${line}\n\n  Boil.\n\nMMMMM\n`,
    );
    expect(fields.ingredients).toEqual(['2 cup White beans, soaked', '1 tbsp Olive oil']);
  });

  it('is read by its columns: groups, two lists side by side, foods that go on, units in two letters', () => {
    const { label, recipes } = toldRecipes(Buffer.from(MEAL_MASTER, 'latin1'));
    expect(label).toBe('Meal-Master');
    expect(recipes.map(({ fields }) => fields.title)).toEqual(['Bean Stew With Dumplings', 'Plain Rice']);
    expect(recipes[0]?.fields).toMatchObject({
      servings: 6,
      ingredients: [
        ...['2 cup White beans, soaked', '1 1/2 lb Tomatoes, peeled and chopped'],
        ...['1 tbsp Olive oil', '1/2 tsp Thyme', '2 Bay leaves', '250 g Flour', 'Salt to taste'],
      ],
      ingredientGroups: [
        { name: 'Stew', at: 0 },
        { name: 'Dumplings', at: 5 },
      ],
    });
    expect(recipes[1]?.fields).toMatchObject({ servings: 2, ingredients: ['1 cup Rice', '2 cup Water'] });
  });

  it('joins its broken lines to steps, in the letters of its time', () => {
    const [stew] = toldRecipes(Buffer.from(MEAL_MASTER, 'latin1')).recipes;
    expect(stew?.fields.instructions).toEqual([
      'Simmer the beans with everything else for 1 hour.',
      'Drop in the dumplings. Bake at 350°F for 20 minutes.',
    ]);
  });
});

const MX2 = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="April 14, 2025"><Summ><Nam>Crème Caraméline</Nam></Summ>
<RcpE name="Crème &amp; Berries" author="Ada" img="">
<Serv qty="4"/><PrpT elapsed="0:30"/><CatS><CatT>Desserts</CatT></CatS>
<IngR name="coconut cream" unit="ml" qty="400"><IPrp>cold</IPrp></IngR>
<IngR name="ON TOP" code="S"/>
<IngR name="berries" unit="g" qty="200"></IngR>
<DirS><DirT img="">Whip the cream.</DirT><DirT img="">Top with berries.</DirT></DirS>
<Desc>Quick.</Desc><Srce>Grandmother</Srce><Yield unit="cups" qty="2.000000"/><TTim elapsed="1:45"/>
<RatS><RatE name="5" value="10"/></RatS><Note>Use full-fat cream.</Note></RcpE></mx2>`;

const MXP = `                    *  Exported from  MasterCook  *

                            Apples and Noodles

Recipe By     :Ada
Serving Size  : 4    Preparation Time :0:20
Categories    : Dinner                           Vegetables
                Side Dish

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      cups          Noodles -- cooked and drained
     1/2  teaspoon      Cinnamon
                        Apples -- sliced

Heat the oven.

Layer and bake for 30 minutes.

Source:
  "An old book"
                   - - - - - - - - - - - - - - - - - -

NOTES : Stir once.
`;

describe('MasterCook', () => {
  it('comes as XML, whatever its alphabet', () => {
    expect(readOnly(Buffer.from(MX2, 'latin1'))).toMatchObject({
      name: 'Crème & Berries',
      kept: { author: 'Ada', source: 'Grandmother', ratings: '5 10' },
      fields: {
        ...{ title: 'Crème & Berries', servings: 4, prepTime: 30, description: 'Quick.' },
        ingredients: ['400 ml coconut cream, cold', '200 g berries'],
        ingredientGroups: [{ name: 'On top', at: 1 }],
        instructions: ['Whip the cream.', 'Top with berries.'],
      },
    });
  });

  it('comes as text with a table', () => {
    const recipe = readOnly(`${MXP}`);
    expect(recipe).toMatchObject({
      kept: { 'recipe by': 'Ada', source: 'An old book' },
      fields: {
        ...{ title: 'Apples and Noodles', servings: 4, prepTime: 20 },
        ingredients: ['2 cups Noodles, cooked and drained', '1/2 teaspoon Cinnamon', 'Apples, sliced'],
        instructions: ['Heat the oven.', 'Layer and bake for 30 minutes.'],
      },
    });
    expect(recipe.fields.tipsAndNotes).toContain('Stir once.');
    expect(toldRecipes(MXP + MXP).recipes).toHaveLength(2);
  });
});

it('takes no bytes that are no text for one', () => {
  expect(contentOf(Buffer.from([0xff, 0xfe, 0x01, 0x02, 0x80, 0x00])).kind).toBe('other');
});
