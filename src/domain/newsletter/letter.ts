import { z } from 'zod';
import { patternFrom } from '../pattern.ts';
import { slugSchema } from '../recipes/slug.ts';
import { pictureUrlSchema } from '../site/site.ts';
import { isLetterAddress } from './letter-text.ts';
import { TOPIC_NAMES } from './topics.ts';

/** The states of a letter, in this order; a paused one is sent on, or cancelled. */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** A letter's text can still be changed. */
export const isEditable = (state: LetterState): boolean => state === 'draft' || state === 'scheduled';

/** Recipes that a part may choose from, and most that it shows of them. */
export const POOL = 24;
export const MOST_SHOWN = 6;
export const LONGEST_SUBJECT = 120;
export const LONGEST_PREVIEW = 150;
const MOST_BLOCKS = 40;

/** Ends a line, or turns its direction. */
const BREAKS = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069`;
const ONE_LINE = patternFrom(`^[^${BREAKS}]*$`, 'u');
const BREAK = patternFrom(`[${BREAKS}\\s]+`, 'gu');

/** A text from elsewhere as a line that a letter may have. */
export const asLine = (text: string): string => text.replaceAll(BREAK, ' ').trim();

const line = (what: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${what} has at most ${most} characters`)
    .regex(ONE_LINE, `${what} is a single line without control characters`);

const headingBlock = z.strictObject({ kind: z.literal('heading'), text: line('A heading', 120) });
const textBlock = z.strictObject({
  kind: z.literal('text'),
  text: z.string().max(10_000, 'A text has at most 10,000 characters. Start another below it.'),
});
/**
 * Recipes in the order of preference. Each reader gets the first `shown` of those that fit their diets and allergies, and
 * that no part above has shown.
 */
const recipesBlock = z.strictObject({
  kind: z.literal('recipes'),
  heading: line('A heading', 120),
  ids: z.array(slugSchema).max(POOL, `Choose at most ${POOL} recipes`),
  shown: z.int().min(1).max(MOST_SHOWN, `A part shows at most ${MOST_SHOWN} recipes`),
});
const pictureBlock = z.strictObject({
  kind: z.literal('picture'),
  url: z.union([z.literal(''), pictureUrlSchema]),
  /** The picture in words. */
  alt: line('The description', 300),
  /** The address a press on it leads to; empty where it leads nowhere. */
  link: z
    .string()
    .trim()
    .max(2000)
    .refine((link) => link === '' || isLetterAddress(link), 'Use an https address or a path on this site'),
});

/** Empty until somebody has chosen one. */
const chosenSchema = z.union([z.literal(''), slugSchema]);
/** A collection with the first `shown` of its recipes that fit a reader. */
const collectionBlock = z.strictObject({
  kind: z.literal('collection'),
  id: chosenSchema,
  shown: z.int().min(1).max(MOST_SHOWN, `A part shows at most ${MOST_SHOWN} recipes`),
});
const guideBlock = z.strictObject({ kind: z.literal('guide'), id: chosenSchema });

/** A part of a letter. */
const letterBlockSchema = z.discriminatedUnion('kind', [
  headingBlock,
  textBlock,
  recipesBlock,
  collectionBlock,
  guideBlock,
  pictureBlock,
]);
export type LetterBlock = z.infer<typeof letterBlockSchema>;
export type BlockKind = LetterBlock['kind'];

/** The text of a letter that somebody writes. */
export const letterTextSchema = z.strictObject({
  topic: z.enum(TOPIC_NAMES),
  subject: line('The subject', LONGEST_SUBJECT),
  /** The line a mailbox shows beside the subject; where it is empty, the recipes' titles. */
  preview: line('The preview line', LONGEST_PREVIEW),
  blocks: z.array(letterBlockSchema).max(MOST_BLOCKS, `A letter has at most ${MOST_BLOCKS} parts`),
});
export type LetterText = z.infer<typeof letterTextSchema>;

/** Why somebody who was to get a letter did not. */
export const LEFT_OUT = ['left', 'suppressed', 'nothing-fits', 'cancelled'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export const LEFT_OUT_WORDS: Record<LeftOut, string> = {
  left: 'unsubscribed before it was their turn',
  suppressed: 'earlier e-mails came back',
  'nothing-fits': 'nothing in it fits what they eat',
  cancelled: 'the letter was cancelled',
};

/** The name by which links of a letter say where somebody comes from. */
export const campaignOf = (letterId: string): string => `letter-${letterId}`;
