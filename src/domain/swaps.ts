import { CUPBOARD_SWAPS } from './swaps/cupboard.ts';
import { GLUTEN_SWAPS } from './swaps/gluten.ts';
import { NUT_SWAPS } from './swaps/nuts.ts';
import { SOY_SWAPS } from './swaps/soy.ts';
import type { SwapTable } from './swaps/swap.ts';

/** What can stand in for a food. No food is in two of the parts. */
export const SWAPS: SwapTable = { ...NUT_SWAPS, ...SOY_SWAPS, ...GLUTEN_SWAPS, ...CUPBOARD_SWAPS };
