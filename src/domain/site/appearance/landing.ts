import { z } from 'zod';
import { pictureUrlSchema } from '../site.ts';

export const HERO_LENGTHS = { headline: 80, sentence: 200, alt: 140 } as const;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A line that people read as it was meant. */
const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters for the ${name}`)
    .refine(
      (text) => !UNSEEN.test(text),
      `The ${name} has invisible characters in it. Type it anew instead of pasting it.`,
    );

/** What the landing page opens with. `null` is what comes with the product: its words, and the picture of a recipe. */
const heroSchema = z.strictObject({
  headline: line('headline', HERO_LENGTHS.headline).min(1, 'Give it a headline').nullable(),
  sentence: line('sentence', HERO_LENGTHS.sentence).min(1, 'Give it a sentence').nullable(),
  picture: z
    .strictObject({
      url: pictureUrlSchema,
      /** What it shows, for those who don't see it; empty where it only decorates. */
      alt: line('picture’s text', HERO_LENGTHS.alt),
    })
    .nullable(),
});
export type Hero = z.output<typeof heroSchema>;

/** The parts below it, in the order that comes with the product. */
export const LANDING_PARTS = {
  signUp: { name: 'Sign-up strip', isOptional: false },
  why: { name: 'Why choose it', isOptional: true },
  notice: { name: 'Place for a notice or an advertisement', isOptional: false },
  recipes: { name: 'New recipes', isOptional: false },
  collections: { name: 'Collections for now', isOptional: true },
  guides: { name: 'Guides', isOptional: true },
  premium: { name: 'Premium', isOptional: true },
} as const;
export type LandingPart = keyof typeof LANDING_PARTS;
export const LANDING_ORDER = Object.keys(LANDING_PARTS) as [LandingPart, ...LandingPart[]];
const NEEDED = LANDING_ORDER.filter((part) => !LANDING_PARTS[part].isOptional);

export const landingFields = {
  hero: heroSchema.default({ headline: null, sentence: null, picture: null }),
  /** Those that are shown, in their order; `null` is all of them, as they come with the product. */
  landing: z
    .array(z.enum(LANDING_ORDER))
    .refine((parts) => new Set(parts).size === parts.length, 'A part of the landing page is there twice')
    .refine(
      (parts) => NEEDED.every((part) => parts.includes(part)),
      `The landing page needs: ${NEEDED.map((part) => LANDING_PARTS[part].name.toLowerCase()).join(', ')}`,
    )
    .nullable()
    .default(null),
} as const;
