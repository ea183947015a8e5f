import { z } from 'zod';
import { purchaseOfFood } from './purchases.ts';
import { FOODS } from './table.ts';
import rows from './tables/kinds.json' with { type: 'json' };
import made from './tables/made-from.json' with { type: 'json' };

/** One line of `tables/kinds.json`: what people call several foods that are bought and cooked alike. */
const kindSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The first is shown. */
  names: z.string().transform((text) => text.split('|') as [string, ...string[]]),
  /** Ids of the foods it may be. */
  foods: z.string().transform((text) => text.split(' ')),
});
export type FoodKind = Readonly<z.output<typeof kindSchema>>;

export const KINDS: readonly FoodKind[] = z.array(kindSchema).parse(rows);

/** Foods that a cook has who has any of some others: what is pressed, grated or cooked from them, toasted, or frozen. */
export const MADE_FROM: ReadonlyMap<string, readonly string[]> = new Map(
  FOODS.flatMap(({ id }): [string, string[]][] => {
    const row = purchaseOfFood(id);
    const sources = [...(row && 'of' in row ? [row.of] : []), ...((made as Record<string, string[]>)[id] ?? [])];
    return sources.length > 0 ? [[id, sources]] : [];
  }),
);
