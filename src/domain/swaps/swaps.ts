import type { z } from 'zod';
import { patternFrom } from '../pattern.ts';
import type { Swap, SwapTable, swapSchema } from './swap.ts';
import rows from './tables/swaps.json' with { type: 'json' };

type Row = z.input<typeof swapSchema> & { from: string };

/** As the schema reads it; a test holds the table to that. The table goes to browsers, which the schema would cost more. */
function swapOf({ ratio = 1, without = [], change, ...swap }: Omit<Row, 'from'>): Swap {
  const where = change?.where;
  return {
    ...swap,
    ratio,
    without,
    ...(change && { change: { note: change.note, ...(where && { where: patternFrom(where, 'i') }) } }),
  };
}

const table: Record<string, SwapTable[string]> = {};
for (const { from, ...swap } of rows as readonly Row[]) table[from] = [...(table[from] ?? []), swapOf(swap)];

/** The swaps: foods that can stand in for a food. */
export const SWAPS: SwapTable = table;
