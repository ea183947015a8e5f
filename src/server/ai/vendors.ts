import { PROVIDER_LABELS, type ProviderName } from '#src/domain/ai.ts';
import { type Env, env } from '../base/env.ts';
import type { Vendor } from './openai.ts';

/** The vendor behind a name, or `null` where no key is set and the embedded provider does the work. */
export function vendorOf(name: ProviderName): Vendor | null {
  const settings = env();
  if (name === 'default') {
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, OPENAI_PRICE: price } = settings;
    const effort = effortOf(settings.OPENAI_REASONING_EFFORT);
    return apiKey ? { id: 'openai', label: PROVIDER_LABELS.openai, apiKey, baseUrl, model, price, effort } : null;
  }
  const { GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseUrl, GEMINI_MODEL: model, GEMINI_PRICE: price } = settings;
  const effort = effortOf(settings.GEMINI_REASONING_EFFORT);
  return apiKey ? { id: 'gemini', label: PROVIDER_LABELS.gemini, apiKey, baseUrl, model, price, effort } : null;
}

const effortOf = (setting: Env['OPENAI_REASONING_EFFORT']): Vendor['effort'] => (setting === 'unset' ? null : setting);
