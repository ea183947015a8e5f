import { z } from 'zod';
import { type SwapTable, swapSchema } from './swap.ts';
import rows from './tables/swaps.json' with { type: 'json' };

const table: Record<string, SwapTable[string]> = {};
for (const { from, ...swap } of z.array(swapSchema.extend({ from: z.string() })).parse(rows)) {
  table[from] = [...(table[from] ?? []), swap];
}

/** What can stand in for a food. */
export const SWAPS: SwapTable = table;
