import { DISH_FAMILIES } from '#src/domain/dishes/families.ts';
import { OCCASIONS } from '#src/domain/dishes/occasions.ts';
import DISHES from '#src/domain/dishes/words/same-dishes.json' with { type: 'json' };
import { foodsIn, foodWords } from '#src/domain/foods/find.ts';
import { isOfAnimals } from '#src/domain/foods/food.ts';
import { FOODS } from '#src/domain/foods/table.ts';
import { CATEGORIES, CATEGORY_LABELS, type Category } from '#src/domain/recipes/kitchen.ts';
import type { Dictionary } from '#src/domain/search/dictionary.ts';
import { MENU_NAMES } from '#src/domain/search/menu-names.ts';
import { namedDish } from '#src/domain/search/named-dish.ts';
import LEXICON from '#src/domain/search/words/lexicon.json' with { type: 'json' };
import THINGS from '#src/domain/search/words/things.json' with { type: 'json' };

/** Words of titles beyond this number are not mended: the dictionary stays small whatever the catalogue. */
const MOST_TITLE_WORDS = 1500;
/** Shorter words are never mended, so nobody asks whether they are right. */
const SHORTEST = 4;

/** What the dictionary tells of a recipe. */
interface ToldRecipe {
  title: string;
  category: Category;
  /** Lines of what is in it; none for a recipe that a visitor may not read. */
  ingredients: readonly string[];
}

export interface DictionaryMaker {
  add(recipe: ToldRecipe): void;
  finish(): Dictionary;
}

/** Collects what the recipes of an index are called and made of, and makes its dictionary of it. */
export function dictionaryMaker(): DictionaryMaker {
  const titles: string[] = [];
  const used = new Set<string>();
  const counts = new Map<Category, number>();
  return {
    add({ title, category, ingredients }) {
      titles.push(` ${foodWords(title).join(' ')} `);
      counts.set(category, (counts.get(category) ?? 0) + 1);
      for (const line of [title, ...ingredients]) for (const { food } of foodsIn(line)) used.add(food.id);
    },
    finish() {
      const said = titles.join('|');
      const thingOf = (names: readonly string[]): Dictionary['things'][number] => {
        const unique = [...new Set(names)];
        const own = unique.filter((name) => said.includes(` ${foodWords(name).join(' ')} `));
        const shown = own.length > 0 ? own : unique.slice(0, 1);
        // "Chocolate Avocado Mousse" is the chocolate mousse that is asked for.
        const isThere = own.length > 0 || unique.map(foodWords).some((words) => titles.some(hasAll(words)));
        const near = isThere ? '' : (unique.map(nearTo).find((each) => each !== '') ?? '');
        const others = unique.filter((name) => !shown.includes(name));
        return near ? [shown, others, near] : [shown, others];
      };
      const things = groups(used).map(thingOf);
      const titlesWith = (name: string) => said.split(` ${foodWords(name).join(' ')} `).length - 1;
      const uses = new Map(things.map((thing) => [thing, Math.max(...thing[0].map(titlesWith))]));
      things.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
      const categories = CATEGORIES.flatMap((slug) => {
        const recipes = counts.get(slug) ?? 0;
        const names = phrasesOf('category', slug).filter((name) => !name.includes(' '));
        return recipes > 0 ? [{ slug, label: CATEGORY_LABELS[slug], recipes, names }] : [];
      });
      const known = new Set(
        [
          ...things.flatMap(([names, others]) => [...names, ...others]),
          ...categories.flatMap(({ names }) => names),
        ].flatMap(foodWords),
      );
      const further = [...commonest(titles), ...otherWords()].filter(
        (word) => word.length >= SHORTEST && !/\d/.test(word) && !known.has(word) && !FILLERS.includes(word),
      );
      return {
        things,
        menus: menus().map(thingOf),
        categories,
        words: [...new Set(further)].join(' '),
        fillers: FILLERS.join(' '),
      };
    },
  };
}

const hasAll =
  (words: readonly string[]) =>
  (title: string): boolean =>
    words.every((word) => title.includes(` ${word} `));

const phrasesOf = (kind: string, id?: string): string[] =>
  THINGS.filter((thing) => thing.kind === kind && (id === undefined || thing.id === id)).flatMap(({ words }) =>
    words.split('|'),
  );

/** Names of one thing each: what a food in use and a dish are called. */
function groups(used: ReadonlySet<string>): string[][] {
  const foods = FOODS.filter((food) => used.has(food.id) && !isOfAnimals(food)).map((food) => [...food.names]);
  return [...foods, ...DISHES, ...DISH_FAMILIES.flatMap(({ names }) => names.map((name) => [name]))];
}

const menus = (): string[][] =>
  MENU_NAMES.flatMap(({ plain, isSame, names }) => (isSame ? [[plain, ...names]] : names.map((name) => [name])));

/** What a menu's name comes near; else a family that a dish is of, or is a kind of, or that comes near these. */
function nearTo(name: string): string {
  const plain = MENU_NAMES.find(({ isSame, names }) => !isSame && names.includes(name))?.plain;
  if (plain) return plain;
  const dish = namedDish(name) ?? namedDish(name.split(' ').at(-1) ?? '');
  const [slug = ''] = [...(dish?.families ?? []), ...(dish?.kindOf ?? []), ...(dish?.near ?? [])];
  return slug.replaceAll('-', ' ');
}

/** Roles of words that say what somebody wants of a dish, or nothing; those that refuse are none. */
const SAYING_NOTHING = [
  'want',
  'ask',
  'subject',
  'aux',
  'determiner',
  'copula',
  'preposition',
  'filler',
  'with',
  'praise',
];
const FILLERS = [
  ...new Set([
    ...LEXICON.filter(({ is }) => SAYING_NOTHING.includes(is)).flatMap(({ words }) =>
      words.split('|').filter((phrase) => !phrase.includes(' ')),
    ),
    ...phrasesOf('all').filter((phrase) => !phrase.includes(' ')),
    'to',
    'how',
  ]),
].flatMap(foodWords);

function commonest(titles: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const word of titles.flatMap((title) => title.trim().split(' '))) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_TITLE_WORDS)
    .map(([word]) => word);
}

/** What else is said in searches, and is no slip. */
function otherWords(): string[] {
  const phrases = [
    ...THINGS.flatMap(({ words }) => words.split('|')),
    ...OCCASIONS.flatMap(({ names }) => names),
    ...FOODS.filter(isOfAnimals).flatMap(({ names }) => names),
    ...LEXICON.flatMap(({ words }) => words.split('|')),
  ];
  return phrases.flatMap(foodWords);
}
