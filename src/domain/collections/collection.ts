import { z } from 'zod';
import { ALLERGENS } from '../foods/allergen-names.ts';
import { labelled } from '../issues.ts';
import { RULES } from '../recipes/editing/recipe-editing.ts';
import { categorySchema, dietSchema } from '../recipes/kitchen.ts';
import { slugSchema } from '../recipes/slug.ts';
import { SORTS } from '../search/listing-order.ts';
import { seasonSchema } from './season.ts';

/** Most recipes that are chosen by hand, and most that a page shows. */
export const MOST_PICKS = 60;

const words = (label: string, most: number) =>
  z
    .string({ error: labelled(label) })
    .trim()
    .max(most, `Use at most ${most} characters`);

/** A recipe chosen by hand: with a heading it begins a part; of a menu that is a course. */
export const pickSchema = z.strictObject({
  recipeId: slugSchema,
  heading: words('Heading', 80).default(''),
  text: words('Line', 400).default(''),
});

/** Empty text is no text. */
const note = (label: string, most: number) =>
  words(label, most)
    .transform((written) => written || null)
    .nullable();

const minutes = z.int('Whole minutes, please').min(1, 'At least 1 minute').max(1440, 'At most a day').optional();

/** The listing's own filters: all recipes they let through, as they are at any time. */
export const ruleSchema = z
  .strictObject({
    category: categorySchema.optional(),
    tags: z.array(slugSchema).max(10, 'At most 10 tags').optional(),
    dietaryPreferences: z.array(dietSchema).optional(),
    without: z.array(z.enum(ALLERGENS)).optional(),
    maxWork: minutes,
    maxTotal: minutes,
    sort: z.enum(SORTS).exclude(['best']).optional(),
  })
  .refine(({ sort, ...filters }) => Object.values(filters).some((filter) => filter !== undefined && String(filter)), {
    error: 'Choose at least one filter',
  });
export type CollectionRule = z.infer<typeof ruleSchema>;

const distinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const fields = {
  title: words('Title', 100).min(3, 'Title must be at least 3 characters'),
  /** Stands on cards and under the title. */
  description: words('In a sentence', 200),
  /** Paragraphs, with an empty line between them. */
  introduction: words('Introduction', 4000),
  picks: z
    .array(pickSchema)
    .max(MOST_PICKS, `At most ${MOST_PICKS} recipes`)
    .refine((picks) => distinct(picks.map(({ recipeId }) => recipeId)), 'A recipe is in it twice'),
  rule: ruleSchema.nullable(),
  /** Recipes that the rule never brings. */
  never: z.array(slugSchema).max(MOST_PICKS, `At most ${MOST_PICKS} recipes`),
  /** For how many a menu is; `null` of what is no menu. */
  people: z.int('Whole people, please').min(1, 'At least one').max(50, 'At most 50').nullable(),
  /** A picture of its own; without one its recipes' stand for it. */
  imageUrl: RULES.imageUrl,
  season: seasonSchema.nullable(),
  seoTitle: note('Headline in search results', 70),
  seoDescription: note('Text in search results', 200),
  isPublished: z.boolean(),
  publishAt: RULES.publishAt,
  unpublishAt: RULES.unpublishAt,
};

export const collectionSchema = z.strictObject(fields);
/** The text that an editor writes. */
export type CollectionText = z.infer<typeof collectionSchema>;

/** The changes of a collection. */
export const collectionChangeSchema = collectionSchema.partial();
export type CollectionChange = z.infer<typeof collectionChangeSchema>;

/** A new one: what is left out is empty, and it is a draft. */
export const newCollectionSchema = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  introduction: fields.introduction.default(''),
  picks: fields.picks.default([]),
  rule: fields.rule.default(null),
  never: fields.never.default([]),
  people: fields.people.default(null),
  imageUrl: fields.imageUrl.default(null),
  season: fields.season.default(null),
  seoTitle: fields.seoTitle.default(null),
  seoDescription: fields.seoDescription.default(null),
  isPublished: z.boolean().default(false),
  publishAt: fields.publishAt.default(null),
  unpublishAt: fields.unpublishAt.default(null),
});

/** A recipe as a collection keeps it: by its number, which outlives another address. */
export interface StoredPick {
  recipe: number;
  heading: string;
  text: string;
}

/** The parts a collection has to have before it is public; empty where nothing is missing. */
export function missingParts(collection: {
  description: string;
  introduction: string;
  picks: readonly unknown[];
  rule: object | null;
  people: number | null;
}): { path: string; message: string }[] {
  const { description, introduction, picks, rule, people } = collection;
  const missing: { path: string; message: string }[] = [];
  if (!description) missing.push({ path: 'description', message: 'Say in a sentence what it’s for.' });
  if (!introduction) missing.push({ path: 'introduction', message: 'Write an introduction.' });
  if (picks.length === 0 && !rule) missing.push({ path: 'picks', message: 'Add a recipe, or choose a rule.' });
  if (people !== null && rule) missing.push({ path: 'rule', message: 'A menu is chosen by hand: leave out the rule.' });
  return missing;
}

/** The kind of collection in words: "Collection", "Menu for 6". */
export const kindText = (people: number | null): string => (people === null ? 'Collection' : `Menu for ${people}`);

/** The paragraphs of an introduction. */
export const introductionParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Picks under the headings that begin their parts, in order. */
export function pickedParts<T extends { heading: string }>(picks: readonly T[]): { heading: string; picks: T[] }[] {
  const parts: { heading: string; picks: T[] }[] = [];
  for (const pick of picks) {
    const last = parts.at(-1);
    if (last && !pick.heading) last.picks.push(pick);
    else parts.push({ heading: pick.heading, picks: [pick] });
  }
  return parts;
}
