import { z } from 'zod';
import { ownFieldsSchema } from '../own-recipes/own-fields.ts';
import { SHARED_WITH } from '../own-recipes/own-recipe.ts';
import { listSwapsSchema } from '../recipes/list-swap.ts';
import { memberSchema, sessionViewSchema } from './member.ts';
import { signInMethodsSchema } from './sign-in-methods.ts';

/** The recipe's title; `null` for one that is no longer to be seen. */
const titleSchema = z.string().nullable();

/** Everything kept about a member. */
export const myDataSchema = z.object({
  account: memberSchema.extend({ emailVerifiedAt: z.number().nullable(), updatedAt: z.number() }),
  favourites: z.array(z.object({ recipeId: z.string(), title: titleSchema, savedAt: z.number() })),
  ratings: z.array(z.object({ recipeId: z.string(), title: titleSchema, rating: z.number(), ratedAt: z.number() })),
  /** Recipes with their servings, and items in the member's own words. */
  shoppingList: z.array(
    z.object({
      kind: z.enum(['recipe', 'own']),
      recipeId: z.string().nullable(),
      title: z.string(),
      servings: z.number().nullable(),
      swaps: listSwapsSchema,
      /** The recipe's items that are not bought any more. */
      removedItems: z.array(z.string()),
      /** The week of the meal plan it came with. */
      week: z.string().nullable(),
      addedAt: z.number(),
    }),
  ),
  shoppingListTicks: z.array(z.object({ item: z.string(), isTicked: z.boolean(), at: z.number() })),
  /** The aisles in the order of their shop, where they said it. */
  shoppingListAisles: z.object({ aisles: z.array(z.string()), at: z.number() }).nullable(),
  /** The link by which others may read the list, where there is one. */
  shoppingListShare: z.object({ createdAt: z.number() }).nullable(),
  /** The household they are in: first names of the others, since when, and the invitations they made that are open. */
  household: z
    .object({
      with: z.array(z.string()),
      isOwner: z.boolean(),
      sharesList: z.boolean(),
      sharesPantry: z.boolean(),
      joinedAt: z.number(),
      invitations: z.array(z.object({ createdAt: z.number(), expiresAt: z.number() })),
    })
    .nullable(),
  /** Recipes, notes and what is left over, by day. */
  mealPlan: z.array(
    z.object({
      day: z.string(),
      slot: z.string(),
      recipeId: z.string().nullable(),
      title: z.string(),
      servings: z.number(),
      portions: z.number(),
      note: z.string(),
      isLeftover: z.boolean(),
      swaps: listSwapsSchema,
    }),
  ),
  /** The weeks they keep under a name, with their meals. */
  weekTemplates: z.array(z.object({ name: z.string(), meals: z.array(z.unknown()) })),
  /** The member's own notes about recipes. */
  recipeNotes: z.array(z.object({ recipeId: z.string(), title: titleSchema, note: z.string(), updatedAt: z.number() })),
  /** Each time they cooked something. */
  cookings: z.array(
    z.object({
      recipeId: z.string().nullable(),
      title: z.string(),
      day: z.string(),
      servings: z.number().nullable(),
      stars: z.number().nullable(),
      note: z.string(),
      /** Name of its photograph in the archive. */
      photo: z.string().nullable(),
    }),
  ),
  /** What they have at home. */
  pantry: z.array(z.object({ text: z.string(), until: z.string().nullable(), addedAt: z.number() })),
  /** Their folders of recipes, with when the link was made by which others read one, where there is one. */
  folders: z.array(
    z.object({
      name: z.string(),
      createdAt: z.number(),
      sharedAt: z.number().nullable(),
      recipes: z.array(
        z.object({
          recipeId: z.string(),
          title: titleSchema,
          note: z.string(),
          /** Whether the link shows it, where it is an own recipe. */
          isShown: z.boolean(),
          addedAt: z.number(),
        }),
      ),
    }),
  ),
  /** Their own recipes, as they wrote them. */
  ownRecipes: z.array(
    z.object({
      id: z.string(),
      sharedWith: z.enum(SHARED_WITH),
      basedOn: z.string().nullable(),
      fields: ownFieldsSchema,
      createdAt: z.number(),
      updatedAt: z.number(),
    }),
  ),
  /** The notes the member wrote under recipes for everybody, with what became of them. */
  cookNotes: z.array(
    z.object({
      recipeId: z.string(),
      title: titleSchema,
      isAnswer: z.boolean(),
      text: z.string(),
      status: z.string(),
      servings: z.number().nullable(),
      swaps: z.array(z.object({ from: z.string(), to: z.string() })),
      cookedOn: z.string().nullable(),
      reason: z.string().nullable(),
      helpfulCount: z.number(),
      photos: z.array(z.object({ picture: z.string(), alt: z.string() })),
      writtenAt: z.number(),
      editedAt: z.number().nullable(),
      publishedAt: z.number().nullable(),
    }),
  ),
  notesReported: z.array(z.object({ reason: z.string(), details: z.string(), reportedAt: z.number() })),
  notesFoundHelpful: z.array(z.object({ recipeId: z.string(), markedAt: z.number() })),
  calendarFeed: z.object({ timeZone: z.string(), createdAt: z.number() }).nullable(),
  /**
   * Their subscription: what they asked for, what happened to that, and why nothing is sent, where that is so; `null` where
   * they never did.
   */
  newsletter: z
    .object({
      state: z.string(),
      topics: z.array(z.string()),
      diets: z.array(z.string()),
      allergens: z.array(z.string()),
      source: z.string(),
      askedAt: z.number().nullable(),
      confirmedAt: z.number().nullable(),
      leftAt: z.number().nullable(),
      suppression: z.object({ reason: z.string(), words: z.string(), at: z.number() }).nullable(),
      history: z.array(
        z.object({
          kind: z.string(),
          at: z.number().nullable(),
          source: z.string(),
          topics: z.array(z.string()),
          textVersion: z.string().nullable(),
          text: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** Orders and gifts: what was ordered, what of it is had, and how that changed. */
  premium: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        kind: z.string(),
        amount: z.number(),
        currency: z.string(),
        termsVersion: z.string(),
        agreedAt: z.number(),
        completedAt: z.number().nullable(),
      }),
    ),
    giftsRedeemed: z.array(z.object({ redeemedAt: z.number().nullable(), until: z.number().nullable() })),
    giftsBought: z.array(
      z.object({ recipientName: z.string(), recipientEmail: z.string(), message: z.string(), sendAt: z.number() }),
    ),
    changes: z.array(z.object({ at: z.number(), before: z.string(), state: z.string() })),
  }),
  /** The number of requests to artificial intelligence, by UTC day; kept until the day is over. */
  aiRequests: z.array(z.object({ day: z.string(), requests: z.number() })),
  sessions: z.array(sessionViewSchema),
  signInMethods: signInMethodsSchema.omit({ provider: true, requiresSecondFactor: true }),
  linkedAccounts: z.array(
    z.object({
      issuer: z.string(),
      subject: z.string(),
      email: z.string(),
      createdAt: z.number(),
      lastUsedAt: z.number().nullable(),
    }),
  ),
});
export type MyData = z.infer<typeof myDataSchema>;
