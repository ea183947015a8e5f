import { z } from 'zod';
import { paginationSchema } from '../paging.ts';
import { RULES } from '../recipes/editing/recipe-editing.ts';
import { recipeSchema } from '../recipes/recipe.ts';
import { slugSchema } from '../recipes/slug.ts';
import { ownFieldsSchema } from './own-fields.ts';

/** Characters that are looked for in titles at once. */
export const OWN_SEARCH_LIMIT = 100;

/** Who else sees an own recipe. */
export const SHARED_WITH = ['nobody', 'household'] as const;
const sharedWithSchema = z.enum(SHARED_WITH);
export type SharedWith = z.infer<typeof sharedWithSchema>;

/** Whether it is vegan by what its lines and steps say; `unsure` where only the cook knows. */
const VEGAN_ANSWERS = ['yes', 'no', 'unsure'] as const;

/** What keeps a recipe from being vegan, or from being known to be. */
const ownFindingSchema = z.object({
  /** `animal` is certain; of `unsure` only the cook knows. */
  kind: z.enum(['animal', 'unsure']),
  message: z.string(),
  /** Index of the ingredient or step it is about. */
  ingredient: z.int().nullable(),
  step: z.int().nullable(),
  swaps: z.array(z.object({ name: z.string(), note: z.string(), line: z.string().nullable() })),
});
export type OwnFinding = z.infer<typeof ownFindingSchema>;

/** A recipe of a member's own as they see it, and their household where it is shared. */
export const ownRecipeSchema = z.object({
  id: z.uuid(),
  /** Raised by each change. */
  revision: z.int(),
  sharedWith: sharedWithSchema,
  isYours: z.boolean(),
  /** First name of whose it is. */
  owner: z.string(),
  /** The site's recipe it is a version of. */
  basedOn: slugSchema.nullable(),
  /** When it was offered to the editors. */
  offeredAt: z.number().nullable(),
  vegan: z.enum(VEGAN_ANSWERS),
  /** With all that follows from its ingredients and steps; its id is that of the own recipe. */
  recipe: recipeSchema,
  findings: z.array(ownFindingSchema),
});
export type MembersRecipe = z.infer<typeof ownRecipeSchema>;

/** One of a list. */
const ownSummarySchema = ownRecipeSchema
  .pick({ id: true, revision: true, sharedWith: true, isYours: true, owner: true, vegan: true })
  .extend({
    title: z.string(),
    /** Minutes of all work and waiting; `null` where nobody knows. */
    minutes: z.int().nullable(),
    servings: z.int().nullable(),
    updatedAt: z.number(),
  });

/** One page of them. */
export const ownListSchema = z.object({
  items: z.array(ownSummarySchema),
  pagination: paginationSchema,
  /** The number that are the member's, and the most that may be; `null` for no limit. */
  yours: z.int(),
  limit: z.int().nullable(),
});
export type OwnList = z.infer<typeof ownListSchema>;

const choice = { sharedWith: sharedWithSchema.default('nobody'), fields: ownFieldsSchema };

export const newOwnRecipeSchema = z.strictObject({
  /** Chosen by the client, so that one that is sent twice is kept once. */
  id: z.uuid(),
  ...choice,
  basedOn: slugSchema.nullable().default(null),
});
export type NewOwnRecipe = z.output<typeof newOwnRecipeSchema>;

export const ownChangeSchema = z.strictObject({ revision: z.int().min(1), ...choice });
export type OwnChange = z.output<typeof ownChangeSchema>;

export const ownOfferSchema = z.strictObject({
  mayPublish: z.literal(true, 'Say that you may have it published'),
  /** The name it is published under; empty for none. */
  author: RULES.author.default(''),
});
export type OwnOffer = z.output<typeof ownOfferSchema>;
