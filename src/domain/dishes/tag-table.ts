import { z } from 'zod';

/** Texts parted by `|`. */
export const several = z.string().transform((text) => text.split('|'));

/** One line of a table that says what recipes with certain tags are. */
export const rowSchema = z.strictObject({
  slug: z.string(),
  /** Any one of them on a recipe makes it that. */
  tags: several,
  /** The names of it and its kinds, in lower case and the singular, without apostrophes and hyphens. */
  names: several,
  /** Slugs of the same table that come near where there is none of this. */
  near: several.optional().transform((near) => near ?? []),
});
export type TagRow = Readonly<z.output<typeof rowSchema>>;

export function tagTable(rows: unknown): readonly TagRow[] {
  return z.array(rowSchema).parse(rows);
}

/** The slugs of what tags say, in the order of the table. */
export const slugsOf = (table: readonly TagRow[], tags: readonly string[]): string[] =>
  table.filter((row) => row.tags.some((tag) => tags.includes(tag))).map(({ slug }) => slug);
