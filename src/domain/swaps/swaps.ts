import { CUPBOARD_SWAPS } from './cupboard.ts';
import { GLUTEN_SWAPS } from './gluten.ts';
import { NUT_SWAPS } from './nuts.ts';
import { SOY_SWAPS } from './soy.ts';
import type { SwapTable } from './swap.ts';

/** What can stand in for a food. No food is in two of the parts. */
export const SWAPS: SwapTable = { ...NUT_SWAPS, ...SOY_SWAPS, ...GLUTEN_SWAPS, ...CUPBOARD_SWAPS };
