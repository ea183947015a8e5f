import { z } from 'zod';
import { MAIL_LIST_NAMES } from '#src/domain/members/mail-lists.ts';
import { recipeMailSchema } from '#src/domain/premium/recipe-mail.ts';
import { contract } from '../contract.ts';
import { doneSchema } from '../members/auth.ts';
import { recipeIdParams } from '../recipes/recipes.ts';

export const emailRecipeCall = contract('POST /api/recipes/{id}/email', 'premium', {
  summary: 'Mails a recipe to the member, or to one other address, which may refuse such mails for good.',
  params: recipeIdParams,
  body: recipeMailSchema,
  response: doneSchema,
});

/** The content of a refusal's link: the list, and the SHA-256 of the address, signed by this site. */
export const refusalSchema = z.strictObject({
  address: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
  /** Links of earlier versions name none. */
  list: z.enum(MAIL_LIST_NAMES).default('recipes'),
});

export const refusalPageCall = contract('GET /api/mail-refusals', 'anyone', {
  summary: 'Where a mail program opens the link of a refusal: 303 to the page that asks first.',
  query: refusalSchema,
  response: z.undefined(),
  duringMaintenance: true,
});

export const refuseMailCall = contract('POST /api/mail-refusals', 'anyone', {
  summary: 'An address wants no mails of a list any more (RFC 8058). A browser is led back to the page.',
  query: refusalSchema,
  response: z.undefined(),
  duringMaintenance: true,
});
