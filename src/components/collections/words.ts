import { type CollectionSeason, seasonText } from '#src/domain/collections/season.ts';
import { counted } from '#src/domain/counted.ts';

/** What kind of collection it is: "Collection", "Menu for 6". */
export const kindText = (people: number | null): string => (people === null ? 'Collection' : `Menu for ${people}`);

/** "Menu for 8 · 8 recipes · 1 December – 6 January". */
export const factsText = (count: number, season: CollectionSeason | null, people: number | null = null): string =>
  [people !== null && kindText(people), counted(count, 'recipe'), season && seasonText(season)]
    .filter(Boolean)
    .join(' · ');
