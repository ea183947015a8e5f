import { kindText } from '#src/domain/collections/collection.ts';
import { type CollectionSeason, seasonText } from '#src/domain/collections/season.ts';
import { counted } from '#src/domain/counted.ts';

/** "Menu for 8 · 8 recipes · 1 December – 6 January". */
export const factsText = (count: number, season: CollectionSeason | null, people: number | null = null): string =>
  [people !== null && kindText(people), counted(count, 'recipe'), season && seasonText(season)]
    .filter(Boolean)
    .join(' · ');
