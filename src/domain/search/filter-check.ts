import { LRUCache } from 'lru-cache';
import { foodWords } from '../foods/find.ts';
import { isMentioned, isUsed, mentionOf } from '../foods/mention.ts';
import { wordTable } from '../word-table.ts';
import { type CatalogueEntry, isFreeOf } from './catalogue-entry.ts';
import { isMadeWithout } from './making.ts';
import { FIGURE_NAMES, type SearchFilters } from './search-filters.ts';

export interface FilterCheck {
  /**
   * Whether a recipe keeps every limit: diets, allergens, equipment, time, figures, servings, cost, difficulty, and what it
   * must not be by its labels. What nobody knows of a recipe keeps no limit.
   */
  keepsLimits(entry: CatalogueEntry): boolean;
  /** Whether it is also what was asked for: category, tags, occasion, season. */
  isAskedFor(entry: CatalogueEntry): boolean;
  /** Whether its title and lines name nothing that must not be in it; and all foods that must be. */
  isWithout(recipe: Lines): boolean;
  hasWanted(recipe: Lines): boolean;
}

interface Lines {
  title: string;
  ingredients: readonly string[];
}

/** Tags that say what is in a dish. */
const TELLING_TAGS = wordTable({ chilli: 'spicy' });

/** How filters judge a recipe; `mayCheck` lets what may have an allergen by a product's label pass. */
export function filterCheck(filters: SearchFilters, { mayCheck = false } = {}): FilterCheck {
  const excluded = filters.excluded.map((name) => ({ mention: mentionOf(name), slug: slugOf(name) }));
  const wanted = filters.wanted.map(mentionOf);
  const isLabelledOut = ({ tags, categories, facts, contains, check }: CatalogueEntry): boolean =>
    excluded.some(({ slug }) => {
      const labels: readonly string[] = [...tags, ...categories, ...facts.families, ...facts.occasions];
      const isLabelled = labels.some((each) => slugOf(each) === slug || each === TELLING_TAGS[slug]);
      // Celery is in stock, which does not say so.
      return isLabelled || [...contains, ...check].some((allergen) => slugOf(allergen) === slug);
    });
  const isMade = ({ making, facts: { equipment } }: CatalogueEntry): boolean => {
    if (!making) return false;
    // Where there is no oven there is no grill either, unless somebody says that they have one.
    const hasGrill = filters.equipment.includes('grill') || !filters.withoutEquipment.includes('oven');
    return (
      (filters.withoutEquipment.length === 0 || equipment.length > 0) &&
      (hasGrill || !equipment.includes('grill')) &&
      !filters.withoutEquipment.some((each) => equipment.includes(each) || making.devices.includes(each)) &&
      (!filters.equipment.includes('no-cook') || equipment.includes('no-cook')) &&
      filters.withoutMethods.every((method) => isMadeWithout(making, method))
    );
  };
  const limits: Limit[] = [
    ...when(filters.diets.length > 0, ({ diets }) => filters.diets.every((diet) => diets.includes(diet))),
    ...between(({ minutes }) => minutes, filters.minMinutes, filters.maxMinutes),
    ...between(({ workMinutes }) => workMinutes, null, filters.maxWorkMinutes),
    ...between(({ servings }) => servings, filters.servings, filters.maxServings),
    ...when(filters.difficulty !== null, ({ difficulty }) => difficulty === filters.difficulty),
    ...FIGURE_NAMES.flatMap((name) =>
      between(({ figures }) => figures[name], filters[`min${name}`], filters[`max${name}`]),
    ),
    ...between(({ making }) => making?.ingredients ?? null, null, filters.maxIngredients),
    ...filters.without.map(
      (name): Limit =>
        (entry) =>
          isFreeOf(entry, name, mayCheck),
    ),
    ...when([filters.equipment, filters.withoutEquipment, filters.withoutMethods].flat().length > 0, isMade),
    ...when(filters.cost !== null, ({ facts: { cost } }) => cost === 'cheap' || cost === filters.cost),
    ...when(excluded.length > 0, (entry) => entry.making !== null && !isLabelledOut(entry)),
  ];
  return {
    keepsLimits: (entry) => limits.every((keeps) => keeps(entry)),
    isAskedFor: ({ categories, tags, facts }) =>
      (!filters.category || categories.includes(filters.category)) &&
      filters.tags.every((tag) => tags.includes(tag)) &&
      filters.occasions.every((occasion) => facts.occasions.includes(occasion)) &&
      filters.seasons.every((season) => facts.seasons.includes(season)) &&
      filters.equipment.every((thing) => facts.equipment.includes(thing)),
    isWithout: ({ title, ingredients }) =>
      ![title, ...ingredients].some((line) => excluded.some(({ mention }) => isMentioned(line, mention))),
    hasWanted: ({ ingredients }) => wanted.every((food) => ingredients.some((line) => isUsed(line, food))),
  };
}

/** Labels are few, and asked of every recipe. */
const slugs = new LRUCache<string, string>({ max: 2000, memoMethod: (name) => foodWords(name).join('-') });
const slugOf = (name: string): string => slugs.memo(name);

type Limit = (entry: CatalogueEntry) => boolean;
const when = (isLimited: boolean, limit: Limit): Limit[] => (isLimited ? [limit] : []);

/** What nobody knows (`null`) keeps no limit. */
function between(of: (entry: CatalogueEntry) => number | null, least: number | null, most: number | null): Limit[] {
  const isBetween: Limit = (entry) => {
    const value = of(entry);
    return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  };
  return when(least !== null || most !== null, isBetween);
}
