import { describe, expect, it } from 'vitest';
import { foodById } from '#src/domain/foods/find.ts';
import { searchNames } from '#src/domain/foods/search-names.ts';
import { NO_FILTERS, type SearchFilters } from '#src/domain/search/search-filters.ts';
import { readSearch, searchWords } from '#src/domain/search/search-words.ts';
import { editDistance } from '#src/domain/words/edit-distance.ts';

describe('searchWords', () => {
  it('folds accents and case, and parts at everything else', () => {
    expect(searchWords('Açaí "Crêpe"-s, 豆腐!')).toEqual(['acai', 'crepe', 's', '豆腐']);
  });
});

describe('readSearch', () => {
  const asked = (text: string) => readSearch(text).asked.map(({ words }) => words.join(' '));

  it('asks for one of those of which either will do', () => {
    const [dish, either, ...more] = readSearch('risotto with asparagus or peas').asked;
    expect([dish?.words, either?.words, more]).toEqual([['risotto'], ['asparagus'], []]);
    expect(either?.names).toContain('peas');
  });

  it.each([
    ['dinner without MSG', ['MSG'], ['dinner']],
    ['curry low histamine', ['low histamine'], ['curry']],
    ['allergic to birch pollen, fruit salad', ['birch pollen'], ['fruit', 'salad']],
    ['no lectins stew', ['lectins'], ['stew']],
    ['pasta without tomatoes', [], ['pasta']],
    ['not too spicy soup', [], ['soup']],
  ])('says of "%s" that it did not understand %j', (text, words, rest) => {
    expect([readSearch(text).notUnderstood, asked(text)]).toEqual([words, rest]);
  });

  it.each([
    ['easy vegan lasagne with spinach', ['lasagne', 'spinach'], ['easy']],
    ['vegan recipes', [], []],
    ['quick and easy', ['quick and easy'], []],
    ['the', ['the'], []],
    ['something with aubergine', ['aubergine'], []],
    ['what to do with courgettes', ['courgettes'], []],
    ['I want soup', ['soup'], []],
    ['mac n cheese', ['mac n cheese'], []],
    // Words that make a sentence doubtful belong to a name here.
    ['hidden custard', ['custard'], []],
    ['bad banana bread', ['banana', 'bread'], []],
    ['air fryer chips', ['air fryer', 'chips'], []],
    ['dairy free ice cream', ['ice cream'], []],
  ])('looks in "%s" for %j', (text, words, preferred) => {
    expect([asked(text), readSearch(text).preferred]).toEqual([words, preferred]);
  });

  it.each([
    ['glazed parsnips', ['glazed', 'parsnips'], ['glazed']],
    ['gluten free battered courgettes', ['battered', 'courgettes'], ['battered']],
    ['roast for a burns supper', ['burns supper', 'roast'], ['burns supper']],
    ['thawed peas', ['peas'], []],
    // Of a refusal nothing becomes a wish.
    ['lunch, no smashed avocado', ['lunch'], []],
    ['burns supper stew without turnips', ['stew'], []],
  ])('asks in "%s" for %j and can do without %j', (text, words, spare) => {
    const { asked: all } = readSearch(text);
    expect(all.map((each) => each.words.join(' '))).toEqual(words);
    expect(all.filter(({ isAnimal }) => isAnimal).map((each) => each.words.join(' '))).toEqual(spare);
  });

  it('takes a meal for a dinner beside limits too, and for no more beside a dish', () => {
    expect(asked('meals under 40 minutes')).toEqual(['dinner']);
    expect(asked('soup meals')).toEqual(['soup']);
  });

  it.each<[string, string[], Partial<SearchFilters>]>([
    ['not spicy stew', ['stew'], { excluded: ['chilli'] }],
    ['gluten-free cake', ['cake'], { diets: ['gluten-free'] }],
    ['high protein lunch', ['lunch'], { diets: ['high-protein'] }],
    ['cookies without nuts', ['cookies'], { diets: ['nut-free'] }],
    ['salad without sesame', ['salad'], { without: ['sesame'] }],
    ['satay without any peanut', ['satay'], { without: ['peanuts'] }],
    ['curry without any coconut', ['curry'], { excluded: ['coconut'] }],
    ['sugar free breakfast', ['breakfast'], { excluded: ['sugar'] }],
    ['pasta under 30 minutes', ['pasta'], { maxMinutes: 30 }],
  ])('holds what "%s" finds to its limits', (text, words, limits) => {
    expect([asked(text), readSearch(text).limits]).toEqual([words, { ...NO_FILTERS, ...limits }]);
  });

  it('knows the other names of foods and dishes, whole or in two words, and their families', () => {
    const [aubergine] = readSearch('eggplant').asked;
    expect(aubergine?.names).toContain('aubergine');
    const [peas] = readSearch('chick peas').asked;
    expect(peas?.names).toContain('garbanzo');
    const [lasagne] = readSearch('lasagna').asked;
    expect(lasagne?.names).toContain('lasagne');
    const [gyoza] = readSearch('gyoza').asked;
    expect(gyoza?.labels).toContainEqual({ kind: 'family', slug: 'dumplings' });
    expect(readSearch('beef').asked).toMatchObject([{ names: [], isAnimal: true }]);
  });
});

describe('editDistance', () => {
  it.each([
    ['chikpea', 'chickpea', 1],
    ['brocoli', 'broccoli', 1],
    ['zuchini', 'zucchini', 1],
    ['tofu', 'tofu', 0],
    ['tfou', 'tofu', 1],
    ['lentil', 'walnut', 3],
    ['a', 'abcdef', 3],
  ])('counts the slips between %s and %s', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips);
    expect(editDistance(b, a, 2)).toBe(slips);
  });
});

describe('searchNames', () => {
  it('drops names that only add to a shorter one', () => {
    const onion = foodById.get('onion');
    expect(onion && searchNames(onion)).toEqual(['onion']);
  });
});

it('is a plan that can be read', () => {
  const { asked, limits, hopes, ...rest } = readSearch('creamy mushroom pasta without nuts under 30 minutes');
  const plan = {
    asked: asked.map(({ words }) => words.join(' ')),
    limits: Object.fromEntries(
      Object.entries(limits).filter(([, value]) => value !== null && JSON.stringify(value) !== '[]' && value !== ''),
    ),
    hopes,
    ...rest,
  };
  expect(plan).toMatchInlineSnapshot(`
    {
      "asked": [
        "mushroom",
        "pasta",
      ],
      "hopes": [
        {
          "is": "liked",
          "words": "creamy",
        },
      ],
      "ignored": [],
      "isLimited": true,
      "limits": {
        "diets": [
          "nut-free",
        ],
        "maxMinutes": 30,
      },
      "mended": [],
      "notUnderstood": [],
      "preferred": [
        "creamy",
      ],
      "preferredLabels": [],
      "typed": [
        "creamy",
        "mushroom",
        "pasta",
        "without",
        "nuts",
        "under",
        "30",
        "minutes",
      ],
    }
  `);
});
