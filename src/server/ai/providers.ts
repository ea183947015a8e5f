import type { ProviderName } from '#src/domain/ai.ts';
import { embeddedProvider } from './embedded.ts';
import type { AiProvider } from './provider.ts';
import { vendorProvider } from './vendor-provider.ts';
import { vendorOf } from './vendors.ts';

/** The provider behind a name; without its key the embedded one. `spent` is told what a vendor's answer cost. */
export function aiProvider(name: ProviderName, spent: (microEuros: number) => void = () => {}): AiProvider {
  const vendor = vendorOf(name);
  return vendor ? vendorProvider(vendor, spent) : embeddedProvider;
}
