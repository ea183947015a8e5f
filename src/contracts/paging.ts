import { z } from 'zod';
import { LIST_LIMIT } from '#src/domain/constants.ts';

/** A whole number in an address. */
export const numberParameter = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Use a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** Which page of a list, from 1, and how long a page is. */
export const pageParameters = {
  page: numberParameter(1, 1_000_000).default(1),
  limit: numberParameter(LIST_LIMIT.min, LIST_LIMIT.max).default(LIST_LIMIT.default),
} as const;
