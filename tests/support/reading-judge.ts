import { readFileSync } from 'node:fs';
import type { SearchFilters } from '#src/domain/search/search-filters.ts';

/** What somebody means by a sentence, told by hand. Nothing of the reader takes part in judging it. */
export interface ReadingTruth {
  sentence: string;
  /** What must be left out: words of foods and dishes, diets that are free of something, equipment, allergens. */
  out: string[];
  /** What is wished for: words to look for, a course, an occasion, a kitchen, a tag. */
  wishes: string[];
  /** Numbers that must be understood: minutes, people, grams. */
  figures?: Partial<Record<'maxMinutes' | 'servings' | 'maxIngredients' | 'maxKcal' | 'minProtein', number>>;
  /** Words of which it is enough to say that they are not understood. */
  said?: string[];
}

export interface ReadingVerdict {
  /** What must not be and is looked for: the worst thing that can happen. */
  sought: string[];
  /** What must not be, and is neither left out nor said to be not understood. */
  lost: string[];
  /** What else is not as it is meant. */
  wrong: string[];
}

/** A word without its ending of the plural. */
const stem = (word: string): string => word.toLowerCase().replace(/(?<=\w{3})(?:ies|y|es|s)$/, '');
const holds = (text: string, phrase: string): boolean =>
  phrase.split(' ').every((word) => text.toLowerCase().includes(stem(word)));

export function judgeReading(truth: ReadingTruth, filters: SearchFilters): ReadingVerdict {
  const { excluded, without, withoutEquipment, withoutMethods, equipment, diets } = filters;
  const free = diets.filter((diet) => diet.endsWith('-free'));
  const cold = equipment.filter((each) => each === 'no-cook');
  const leftOut = [...excluded, ...without, ...withoutEquipment, ...withoutMethods, ...cold, ...free];
  const lookedFor = [
    filters.text,
    ...filters.wanted,
    ...equipment,
    ...filters.occasions,
    ...filters.tags,
    ...filters.diets,
  ];
  const others = [filters.category, ...filters.seasons, filters.difficulty, filters.cost].filter((each) => !!each);
  const doubts = filters.notUnderstood.join(' ');
  const named = (name: string) => name.replace(/-free$/, '');
  const isLeftOut = (name: string) => leftOut.some((each) => holds(each, name) || holds(name, each));
  const missed = truth.out.filter((name) => !isLeftOut(name));
  const extra = leftOut.filter((each) => !truth.out.some((name) => holds(each, name) || holds(name, each)));
  const figures = Object.entries(truth.figures ?? {}).filter(
    ([name, value]) => filters[name as keyof SearchFilters] !== value,
  );
  const found = [...lookedFor, ...others].join(' ');
  return {
    sought: truth.out.filter((name) => holds([filters.text, ...filters.wanted].join(' '), named(name))),
    lost: [
      ...missed.filter((name) => !holds(doubts, named(name))),
      ...(truth.said ?? []).filter((word) => !holds(doubts, word)),
    ],
    wrong: [
      ...missed.map((name) => `does not leave out ${name}`),
      ...extra.map((each) => `leaves out ${each}`),
      ...truth.wishes.filter((wish) => !holds(found, wish)).map((wish) => `does not wish for ${wish}`),
      ...figures.map(([name, value]) => `${name} is not ${value}`),
    ],
  };
}

/** The sentences of a file. */
export const readingsOf = (file: string): ReadingTruth[] => JSON.parse(readFileSync(file, 'utf8')) as ReadingTruth[];
