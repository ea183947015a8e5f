import { z } from 'zod';
import { type Allergen, allergenName } from '../foods/allergen-names.ts';
import { soughtWord } from '../nutrition/rich-in.ts';
import { CATEGORY_LABELS, DIET_LABELS, type Diet, type Difficulty } from '../recipes/kitchen.ts';
import { FIGURE_NAMES, FIGURES, type Figure, NO_FILTERS, type SearchFilters, soughtMuch } from './search-filters.ts';

/** One thing that was understood, and the key by which it is taken back. */
export const searchChipSchema = z.object({ key: z.string(), label: z.string() });
export type SearchChip = z.infer<typeof searchChipSchema>;

/** A limit that, lifted, leaves so many recipes (at most a page of them) that are all else that was asked for. */
export const liftedLimitSchema = searchChipSchema.extend({ recipes: z.int().min(1) });
export type LiftedLimit = z.infer<typeof liftedLimitSchema>;

const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: 'easy to make',
  medium: 'medium difficulty',
  hard: 'a challenge',
};

const dietLabel = (diet: Diet): string =>
  diet.endsWith('-free') ? `no ${freeOf(diet)}` : DIET_LABELS[diet].toLowerCase();
const freeOf = (diet: Diet): string => (diet === 'nut-free' ? 'nuts' : diet.replace('-free', ''));

const spoken = (slug: string): string => slug.replaceAll('-', ' ');

/** Lists of filters, with the key of an entry and its words. */
const LISTS = {
  diets: (diet: string) => ({ key: `diet:${diet}`, label: dietLabel(diet as Diet) }),
  excluded: (name: string) => ({ key: `excluded:${name}`, label: `no ${name}` }),
  wanted: (name: string) => ({ key: `wanted:${name}`, label: `with ${name}` }),
  without: (allergen: string) => ({ key: `without:${allergen}`, label: `no ${allergenName(allergen as Allergen)}` }),
  equipment: (thing: string) => ({
    key: `equipment:${thing}`,
    label: thing === 'no-cook' ? 'no cooking' : `made with: ${spoken(thing)}`,
  }),
  withoutEquipment: (thing: string) => ({ key: `without-equipment:${thing}`, label: `no ${spoken(thing)}` }),
  withoutMethods: (method: string) => ({ key: `without-method:${method}`, label: `nothing to ${method}` }),
  occasions: (occasion: string) => ({ key: `occasion:${occasion}`, label: spoken(occasion) }),
  seasons: (season: string) => ({ key: `season:${season}`, label: season }),
  tags: (tag: string) => ({ key: `tag:${tag}`, label: tag.replaceAll('-', ' ') }),
} as const;

/** Single filters by the key of their chip, with its words; `null` where nothing is asked. */
const SINGLES = {
  category: ({ category }: SearchFilters) => category && CATEGORY_LABELS[category].toLowerCase(),
  maxMinutes: ({ maxMinutes }: SearchFilters) => maxMinutes && `under ${durationText(maxMinutes)}`,
  maxWorkMinutes: ({ maxWorkMinutes }: SearchFilters) =>
    maxWorkMinutes && `under ${durationText(maxWorkMinutes)} of work`,
  minMinutes: ({ minMinutes }: SearchFilters) => minMinutes && `at least ${durationText(minMinutes)}`,
  maxIngredients: ({ maxIngredients }: SearchFilters) => maxIngredients && `at most ${maxIngredients} ingredients`,
  cost: ({ cost }: SearchFilters) => cost && (cost === 'cheap' ? 'cheap' : 'not expensive'),
  difficulty: ({ difficulty }: SearchFilters) => difficulty && DIFFICULTY_LABELS[difficulty],
  servings: ({ servings }: SearchFilters) => servings && `enough for ${servings}`,
  maxServings: ({ maxServings }: SearchFilters) => maxServings && `for at most ${maxServings}`,
  text: ({ text }: SearchFilters) => text && `“${text}”`,
} as const;

function durationText(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}

/** Figures with one end have a chip for it, ranges one for both. */
function figureChips(filters: SearchFilters): SearchChip[] {
  return FIGURE_NAMES.flatMap((name) => {
    const [least, most] = [filters[`min${name}`], filters[`max${name}`]];
    const { unit } = FIGURES[name];
    if (least === null && most === null) return [];
    const much = most === null ? soughtMuch(name, least) : null;
    const text = much
      ? `rich in ${soughtWord(much)}`
      : least === null
        ? `at most ${most} ${unit}`
        : most === null
          ? `at least ${least} ${unit}`
          : `${least} to ${most} ${unit}`;
    return [{ key: figureKey(name), label: text }];
  });
}
const figureKey = (name: Figure): string => `figure:${name}`;

/** How filters were understood, in the order in which one would say it. */
export function chipsOf(filters: SearchFilters): SearchChip[] {
  const single = (key: keyof typeof SINGLES): SearchChip[] => {
    const label = SINGLES[key](filters);
    return label ? [{ key, label }] : [];
  };
  const list = (name: keyof typeof LISTS): SearchChip[] => filters[name].map((entry) => LISTS[name](entry));
  return [
    ...single('text'),
    ...single('category'),
    ...list('occasions'),
    ...list('seasons'),
    ...list('wanted'),
    ...list('equipment'),
    ...list('diets'),
    ...list('without'),
    ...list('excluded'),
    ...list('withoutEquipment'),
    ...list('withoutMethods'),
    ...single('minMinutes'),
    ...single('maxMinutes'),
    ...single('maxWorkMinutes'),
    ...figureChips(filters),
    ...single('maxIngredients'),
    ...single('cost'),
    ...single('difficulty'),
    ...single('servings'),
    ...single('maxServings'),
    ...list('tags'),
  ];
}

/** Keys of chips that only say where to look: lifting them is no loosening of a limit. */
const WISHES = /^(?:text|category|wanted:|tag:|occasion:|season:)/;
export const isLimit = ({ key }: SearchChip): boolean => !WISHES.test(key);

/** The filters without what these chips stand for; keys that stand for nothing change nothing. */
export function withoutChips(filters: SearchFilters, keys: readonly string[]): SearchFilters {
  const lists = Object.fromEntries(
    (Object.keys(LISTS) as (keyof typeof LISTS)[]).map((name) => [
      name,
      (filters[name] as string[]).filter((entry) => !keys.includes(LISTS[name](entry).key)),
    ]),
  );
  const singles = Object.keys(SINGLES).filter((key) => keys.includes(key)) as (keyof typeof SINGLES)[];
  const figures = FIGURE_NAMES.filter((name) => keys.includes(figureKey(name)));
  return {
    ...filters,
    ...lists,
    ...Object.fromEntries(singles.map((key) => [key, NO_FILTERS[key]])),
    ...Object.fromEntries(
      figures.flatMap((name) => [
        [`min${name}`, null],
        [`max${name}`, null],
      ]),
    ),
  };
}
