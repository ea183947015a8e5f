import { z } from 'zod';

/** The names by which a request chooses a provider. */
export const providerNameSchema = z.enum(['default', 'alternative']);
export type ProviderName = z.infer<typeof providerNameSchema>;

/** Who does the work behind a name: a vendor, or the site itself. */
export const providerIdSchema = z.enum(['openai', 'gemini', 'embedded']);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** The names people see. */
export const PROVIDER_LABELS: Record<ProviderId, string> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  embedded: 'Built-in reader',
};

/** Longest text a recipe is read from. */
export const INPUT_TEXT_LENGTH = 20_000;
