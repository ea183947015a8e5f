import { z } from 'zod';
import { singleLine } from '../members/single-line.ts';

/** Most recipes in one cookbook. */
export const COOKBOOK_LIMIT = 60;
export const COOKBOOK_TITLE = { default: 'My cookbook', maxLength: 80 } as const;

/** The title on the cover; empty for the usual one. */
export const cookbookTitleSchema = singleLine(
  z.string().trim().max(COOKBOOK_TITLE.maxLength, `Use at most ${COOKBOOK_TITLE.maxLength} characters`),
);
