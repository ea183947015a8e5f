import { z } from 'zod';
import { labelled } from '../issues.ts';
import { RULES } from '../recipes/editing/recipe-editing.ts';
import type { GuideBlock } from './blocks.ts';

/** Characters of a guide: about an hour of reading. */
const LONGEST_BODY = 60_000;
const MOST_NAMES = 30;

const words = (label: string, most: number) =>
  z
    .string({ error: labelled(label) })
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en-GB')} characters`);

/** Empty text is no text. */
const note = (label: string, most: number) =>
  words(label, most)
    .transform((written) => written || null)
    .nullable();

/** A word or two by which a recipe names what a guide is about: "tofu", "dried chickpeas". */
const nameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'At least 3 letters')
  .max(40, 'At most 40 letters')
  .regex(/^[\p{L}\d][\p{L}\d' -]*$/u, 'Letters, digits and hyphens only');

const fields = {
  title: words('Title', 100).min(3, 'Title must be at least 3 characters'),
  /** Stands on cards and under the title. */
  description: words('In a sentence', 200),
  /** Markdown; see `markdown.ts` for what it may hold. */
  body: words('Text', LONGEST_BODY),
  imageUrl: RULES.imageUrl,
  author: note('Author', 80),
  names: z.array(nameSchema).max(MOST_NAMES, `At most ${MOST_NAMES} names`),
  seoTitle: note('Headline in search results', 70),
  seoDescription: note('Text in search results', 200),
  isPublished: z.boolean(),
  publishAt: RULES.publishAt,
  unpublishAt: RULES.unpublishAt,
};

export const guideSchema = z.strictObject(fields);
/** The text of a guide that an editor writes. */
export type GuideText = z.infer<typeof guideSchema>;

export const guideChangeSchema = guideSchema.partial();
export type GuideChange = z.infer<typeof guideChangeSchema>;

/** A new one: what is left out is empty, and it is a draft. */
export const newGuideSchema = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  body: fields.body.default(''),
  imageUrl: fields.imageUrl.default(null),
  author: fields.author.default(null),
  names: fields.names.default([]),
  seoTitle: fields.seoTitle.default(null),
  seoDescription: fields.seoDescription.default(null),
  isPublished: z.boolean().default(false),
  publishAt: fields.publishAt.default(null),
  unpublishAt: fields.unpublishAt.default(null),
});

/** Words somebody reads in a minute, at leisure. */
const PACE = 220;

/** Minutes to read it, at least one. */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round((body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / PACE));

/** Ids of the recipes and collections whose cards it shows. */
export function shownIn(blocks: readonly GuideBlock[]): { recipes: string[]; collections: string[] } {
  const idsOf = (kind: 'recipe' | 'collection') => [
    ...new Set(blocks.flatMap((block) => (block.kind === kind ? [block.id] : []))),
  ];
  return { recipes: idsOf('recipe'), collections: idsOf('collection') };
}
