import { z } from 'zod';

export const ENTRY_LABEL_LENGTH = 24;
/** Entries that the header holds, and those of the footer's list. */
export const MOST_ENTRIES = { header: 8, footer: 24 } as const;

/** Controls, what has no width, and what turns the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const NO_ADDRESS = 'Use a path of this site, such as /recipes, or an https address';
/** There for whoever may go there, wherever it is that they may; or no page at all. */
const KEPT = /^\/(?:admin|api|login|_astro|pagefind)(?:[/?#]|$)/;

/** Where an entry of the header or the footer leads. */
const entryAddressSchema = z
  .string()
  .trim()
  .min(1, NO_ADDRESS)
  .max(500, 'Use at most 500 characters')
  .regex(/^(?:https:\/\/[^\s"'<>\\/]+(?:\/[^\s"'<>\\]*)?|\/(?![/\\])[^\s"'<>\\]*)$/, NO_ADDRESS)
  .refine((address) => !address.startsWith('https:') || URL.canParse(address), NO_ADDRESS)
  .refine((address) => !UNSEEN.test(address), 'The address has invisible characters in it. Type it anew.')
  .refine((address) => !KEPT.test(address), 'Signing in and the administrators’ area have links of their own');

export const entrySchema = z.strictObject({
  label: z
    .string()
    .trim()
    .min(1, 'Give the entry a label')
    .max(ENTRY_LABEL_LENGTH, `Use at most ${ENTRY_LABEL_LENGTH} letters for a label`)
    .refine((label) => !UNSEEN.test(label), 'The label has invisible characters in it. Type it anew.')
    .refine((label) => !/[<>]/.test(label), 'A label has no < or >'),
  href: entryAddressSchema,
});
export type SiteEntry = z.output<typeof entrySchema>;

const entriesSchema = (place: keyof typeof MOST_ENTRIES) =>
  z
    .array(entrySchema)
    .min(1, `Keep at least one entry in the ${place}`)
    .max(MOST_ENTRIES[place], `The ${place} holds at most ${MOST_ENTRIES[place]} entries`)
    .refine((entries) => new Set(entries.map(({ label }) => label)).size === entries.length, {
      error: `Two entries of the ${place} have the same label`,
    });

/** What a site puts into its header and into the first list of its footer; `null` is what comes with the product. */
export const entryFields = {
  header: entriesSchema('header').nullable().default(null),
  footer: entriesSchema('footer').nullable().default(null),
} as const;
