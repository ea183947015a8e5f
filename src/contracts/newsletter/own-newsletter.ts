import { z } from 'zod';
import { SUPPRESSION_REASONS } from '#src/domain/newsletter/subscription.ts';
import { wantedSchema } from '#src/domain/newsletter/wanted.ts';
import { contract } from '../contract.ts';

const chosenSchema = wantedSchema.pick({ topics: true, allergens: true });

/** A member's newsletter as they see it. */
const ownNewsletterSchema = chosenSchema.extend({
  isSubscribed: z.boolean(),
  /** Why nothing of any list is sent; `null` where it is. */
  suppression: z.object({ reason: z.enum(SUPPRESSION_REASONS), words: z.string(), at: z.number() }).nullable(),
});
export type OwnNewsletter = z.output<typeof ownNewsletterSchema>;

export const ownNewsletterCall = contract('GET /api/auth/newsletter', 'member', {
  summary: "The member's newsletter: topics, what must not be in its recipes, and why none is sent, where that is so.",
  response: ownNewsletterSchema,
});

export const chooseOwnNewsletterCall = contract('PUT /api/auth/newsletter', 'member', {
  summary:
    'Topics of the newsletter, and allergens that must not be in its recipes; diets are those of the profile. No topic ends it. What had come back is sent again.',
  body: chosenSchema,
  response: ownNewsletterSchema,
});
