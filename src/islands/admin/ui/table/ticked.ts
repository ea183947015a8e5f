import { z } from 'zod';

/** A box of a form: what it sends is `on`, or nothing. */
export const ticked = z
  .literal('on')
  .optional()
  .transform((on) => on === 'on');
