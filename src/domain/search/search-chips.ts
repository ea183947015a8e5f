import { z } from 'zod';
import { CATEGORY_LABELS, DIET_LABELS, type Diet, type Difficulty } from '../recipes/kitchen.ts';
import { NO_FILTERS, type SearchFilters } from './search-filters.ts';

/** One thing that was understood, and the key by which it is taken back. */
export const searchChipSchema = z.object({ key: z.string(), label: z.string() });
export type SearchChip = z.infer<typeof searchChipSchema>;

const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: 'easy to make',
  medium: 'medium difficulty',
  hard: 'a challenge',
};

const dietLabel = (diet: Diet): string =>
  diet.endsWith('-free') ? `no ${freeOf(diet)}` : DIET_LABELS[diet].toLowerCase();
const freeOf = (diet: Diet): string => (diet === 'nut-free' ? 'nuts' : diet.replace('-free', ''));

/** Lists of filters, with the key of an entry and its words. */
const LISTS = {
  diets: (diet: string) => ({ key: `diet:${diet}`, label: dietLabel(diet as Diet) }),
  excluded: (name: string) => ({ key: `excluded:${name}`, label: `no ${name}` }),
  wanted: (name: string) => ({ key: `wanted:${name}`, label: `with ${name}` }),
  tags: (tag: string) => ({ key: `tag:${tag}`, label: tag.replaceAll('-', ' ') }),
} as const;

/** Single filters by the key of their chip, with its words; `null` where nothing is asked. */
const SINGLES = {
  category: ({ category }: SearchFilters) => category && CATEGORY_LABELS[category].toLowerCase(),
  maxMinutes: ({ maxMinutes }: SearchFilters) => maxMinutes && `under ${durationText(maxMinutes)}`,
  maxWorkMinutes: ({ maxWorkMinutes }: SearchFilters) =>
    maxWorkMinutes && `under ${durationText(maxWorkMinutes)} of work`,
  maxKcal: ({ maxKcal }: SearchFilters) => maxKcal && `under ${maxKcal} kcal`,
  minProtein: ({ minProtein }: SearchFilters) => minProtein && `at least ${minProtein} g protein`,
  difficulty: ({ difficulty }: SearchFilters) => difficulty && DIFFICULTY_LABELS[difficulty],
  servings: ({ servings }: SearchFilters) => servings && `enough for ${servings}`,
  text: ({ text }: SearchFilters) => text && `“${text}”`,
} as const;

function durationText(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}

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
    ...list('wanted'),
    ...list('diets'),
    ...list('excluded'),
    ...single('maxMinutes'),
    ...single('maxWorkMinutes'),
    ...single('minProtein'),
    ...single('maxKcal'),
    ...single('difficulty'),
    ...single('servings'),
    ...list('tags'),
  ];
}

/** The filters without what these chips stand for; keys that stand for nothing change nothing. */
export function withoutChips(filters: SearchFilters, keys: readonly string[]): SearchFilters {
  const kept = <T extends string>(name: keyof typeof LISTS, entries: readonly T[]): T[] =>
    entries.filter((entry) => !keys.includes(LISTS[name](entry).key));
  const singles = Object.keys(SINGLES).filter((key) => keys.includes(key)) as (keyof typeof SINGLES)[];
  return {
    ...filters,
    ...Object.fromEntries(singles.map((key) => [key, NO_FILTERS[key]])),
    diets: kept('diets', filters.diets),
    excluded: kept('excluded', filters.excluded),
    wanted: kept('wanted', filters.wanted),
    tags: kept('tags', filters.tags),
  };
}
