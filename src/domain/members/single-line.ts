import type { z } from 'zod';

/** Text for a mail's header and for running text: one line, without characters that change the direction of writing. */
export const singleLine = (text: z.ZodString): z.ZodString =>
  text
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Use a single line')
    .regex(/^\P{Bidi_Control}*$/u, 'Leave out characters that change the direction of the text');
