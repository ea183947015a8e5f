import { z } from 'zod';

/** The names a request chooses a provider by. */
export const providerNameSchema = z.enum(['default', 'alternative']);
export type ProviderName = z.infer<typeof providerNameSchema>;

/** Who does the work behind a name: a vendor, or the site itself. */
export const providerIdSchema = z.enum(['openai', 'gemini', 'embedded']);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** Longest text a recipe is read from. */
export const INPUT_TEXT_LENGTH = 20_000;
