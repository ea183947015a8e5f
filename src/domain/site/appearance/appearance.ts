import { z } from 'zod';
import { entryFields } from './entries.ts';
import { landingFields } from './landing.ts';
import { iconSchema, logoSchema } from './logo.ts';
import { TYPE_PAIR_NAMES } from './type-pairs.ts';

export const SITE_NAME_LENGTH = 40;
/** Controls, what has no width, and what turns the direction of a text: each could make a name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const siteNameSchema = z
  .string()
  .trim()
  .min(1, 'Give the site a name, or leave it to the host’s setting')
  .max(SITE_NAME_LENGTH, `Use at most ${SITE_NAME_LENGTH} characters`)
  .refine((name) => !UNSEEN.test(name), 'The name has invisible characters in it. Type it anew instead of pasting it.')
  .refine((name) => !/[<>@"\\]/.test(name), 'A name has no < > @ " or \\ in it');

export const accentSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #1d5b36')
  .transform((hex) => hex.toLowerCase());

/** How the site looks. `null` is what comes with the product, or what the host's settings say. */
export const appearanceSchema = z.strictObject({
  name: siteNameSchema.nullable(),
  /** Of buttons, links and what is chosen; the palette of both schemes follows from it. */
  accent: accentSchema.nullable(),
  type: z.enum(TYPE_PAIR_NAMES),
  /** In place of the name at the top of pages, mails and documents. */
  logo: logoSchema.nullable().default(null),
  /** Of tabs, bookmarks and home screens. */
  icon: iconSchema.nullable().default(null),
  /** Own address of the uploaded picture that is shown where a page without a picture is shared. */
  shareImage: z
    .string()
    .regex(/^\/media\/m-[0-9a-f]{24}\.jpg$/, 'Upload the picture again')
    .nullable()
    .default(null),
  ...entryFields,
  ...landingFields,
});
export type Appearance = z.output<typeof appearanceSchema>;
export const APPEARANCE_DEFAULT: Appearance = appearanceSchema.parse({ name: null, accent: null, type: 'house' });

/** Appearances of before that can be brought back, the newest first. */
export const MOST_BEFORE = 20;

/** How the appearance stands: what visitors see, what is to come, and what was. */
export const appearanceStateSchema = z.object({
  /** Counts every change: whoever changes it says which state they saw. */
  number: z.int(),
  published: appearanceSchema,
  /** Not published yet. */
  draft: appearanceSchema.nullable(),
  before: z.array(z.object({ look: appearanceSchema, replacedAt: z.int() })),
});
export type AppearanceState = z.output<typeof appearanceStateSchema>;
export const APPEARANCE_STATE_DEFAULT: AppearanceState = {
  number: 0,
  published: APPEARANCE_DEFAULT,
  draft: null,
  before: [],
};
