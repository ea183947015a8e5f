import type { SearchFilters } from '../search-filters.ts';

/** A sentence while it is read. What a rule has understood is taken out, so that no later rule meets it again. */
export interface Reading {
  /** What nobody has understood yet: lower-case words, commas, and semicolons where something was taken out. */
  rest: string;
  filters: SearchFilters;
}

/**
 * Removes every match of a pattern from the rest of the sentence, unless `understand` returns `false` for it. The
 * pattern needs the flag `g`.
 */
export function take(reading: Reading, pattern: RegExp, understand: (match: RegExpMatchArray) => unknown): void {
  reading.rest = tidy(
    reading.rest.replace(pattern, (...match) => {
      const isUnderstood = understand(match.slice(0, -2) as unknown as RegExpMatchArray) !== false;
      return isUnderstood ? ' ; ' : String(match[0]);
    }),
  );
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** "It should not take me more than" is "no more than". */
const NOT_MORE =
  /\b(?:doesnt|dont|does not|do not|didnt|wont|shouldnt|should not|cant|cannot|must not|never)(?: \p{L}+){0,4}? (more|longer) than/gu;

/** Lower case, accents and apostrophes gone, hyphens as spaces, numbers apart from their units. */
export function plainWords(sentence: string): string {
  return tidy(
    sentence
      .toLowerCase()
      .replace(/½/g, '.5')
      .replace(/(^|[^\d])\.5/g, '$10.5')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{L})['’`](\p{L})/gu, '$1$2')
      .replace(/(\d)[,\u202f ](\d{3})\b/g, '$1$2')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .replace(/\bw\/o\b/g, 'without')
      .replace(/\bw\/(?=\s|\p{L})/gu, 'with ')
      .replace(/&/g, ' and ')
      .replace(/\+/g, ' plus ')
      .replace(/<=?|≤/g, ' under ')
      .replace(/>=?|≥/g, ' over ')
      .replace(/[;:!?()"“”]|\.(?!\d)/g, ' ; ')
      .replace(/,/g, ' , ')
      .replace(/[^\p{L}\p{N}.,;]+/gu, ' ')
      .replace(NOT_MORE, 'no $1 than'),
  );
}
