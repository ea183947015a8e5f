import { SEARCH_MAX_LENGTH } from '../constants.ts';
import { ALLERGENS, type Allergen } from '../foods/allergen-names.ts';
import { DIETS, type Diet } from '../recipes/kitchen.ts';

/** More words than any cook types; the rest is not looked at. */
const MOST_WORDS = 12;

const STOP = new Set(
  'a an and are at by for from i in is it me my of on or our s some t that the this to with your'.split(' '),
);
/** What every recipe here is, so that it tells none apart. */
const NOISE = new Set(
  'vegan vegans vegetarian plantbased meatless recipe recipes dish dishes food foods meal meals idea ideas how make making cook cooking'.split(
    ' ',
  ),
);
/** What a cook would like but does not insist on. */
const PREFERRED = new Set(
  'easy quick fast simple healthy best tasty delicious yummy good great perfect favourite favorite homemade'.split(' '),
);
const TRUE_OF_ALL = /\b(?:(?:dairy|egg|meat|lactose|cruelty|animal)\s+free|plant\s+based)\b/g;
/** Diets that people write in words. "Quick & easy" is preferred, "kids" a word like others. */
const SPOKEN_DIETS = DIETS.filter((diet) => !['quick-easy', 'kids', 'raw'].includes(diet));
/** What leaving something out comes to where it is a diet of its own. */
export const DIET_WITHOUT: Readonly<Record<string, Diet>> = {
  nut: 'nut-free',
  nuts: 'nut-free',
  gluten: 'gluten-free',
  wheat: 'gluten-free',
  soy: 'soy-free',
  soya: 'soy-free',
  oil: 'oil-free',
};

/** "peanut" and "peanuts" are one. */
export const allergenCalled = (word: string): Allergen | undefined =>
  ALLERGENS.find((allergen) => allergen === word || allergen === `${word}s`);

/** What somebody typed into the search, read. Words are lower case, accents folded. */
export interface SearchWords {
  /** Everything typed, for asking for a title as a whole. */
  typed: string[];
  /** What has to be found, each word once. Empty when only diets were named, or nothing that tells recipes apart. */
  required: string[];
  /** What makes a recipe come earlier. */
  preferred: string[];
  /** "gluten free", "without nuts": these must hold. */
  diets: Diet[];
  /** "without coconut": these must not be found. */
  excluded: string[];
  /** "without sesame": these must not be in it, by whichever ingredient. */
  without: Allergen[];
}

/** Lower-case words of letters and digits, accents folded: "Shepherd's Crêpes" → ["shepherd", "s", "crepes"]. */
export function searchWords(text: string): string[] {
  const folded = text.slice(0, SEARCH_MAX_LENGTH).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** Reads a search as a cook means it. */
export function readSearch(text: string): SearchWords {
  const typed = searchWords(text);
  const diets = new Set<Diet>();
  const excluded: string[] = [];
  const without = new Set<Allergen>();
  let rest = typed.join(' ').replace(TRUE_OF_ALL, ' vegan ');
  for (const diet of SPOKEN_DIETS) {
    rest = rest.replace(new RegExp(`\\b${diet.replace('-', '\\s?')}\\b`, 'g'), () => {
      diets.add(diet);
      return ' ';
    });
  }
  rest = rest.replace(/\bwithout (?:any )?(\p{L}+)/gu, (_, word: string) => {
    const diet = DIET_WITHOUT[word];
    const allergen = allergenCalled(word);
    if (diet) diets.add(diet);
    else if (allergen) without.add(allergen);
    else excluded.push(word);
    return ' ';
  });
  const words = [...new Set(rest.split(/\s+/).filter(Boolean))];
  const plain = words.filter((word) => !STOP.has(word) && !NOISE.has(word) && !PREFERRED.has(word));
  const preferred = words.filter((word) => PREFERRED.has(word));
  const said = diets.size + excluded.length + without.size > 0;
  const meant = { typed, diets: [...diets], excluded, without: [...without] };
  if (plain.length > 0 || said) return { ...meant, required: plain, preferred };
  // "quick and easy" is all that was asked for; "the" on its own is looked for; "vegan recipes" is the whole kitchen.
  const required = preferred.length > 0 ? preferred : words.some((word) => NOISE.has(word)) ? [] : words;
  return { ...meant, required, preferred: [] };
}
