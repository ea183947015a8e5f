import type { APIContext } from 'astro';
import { type AdConfig, adsRun } from '#src/domain/site/site.ts';
import { withSources } from './csp.ts';

/** The sources the advertising network needs, from its own list of domains. */
const NETWORK =
  'https://*.googlesyndication.com https://*.doubleclick.net https://*.google.com https://*.googleadservices.com https://*.adtrafficquality.google https://*.googletagservices.com https://*.gstatic.com';

/** Says that a page shows advertisements, when any run: its policy then lets the network in. */
export function showsAds({ locals }: Pick<APIContext, 'locals'>, ads: AdConfig): void {
  locals.showsAds = adsRun(ads);
}

/**
 * A page's content security policy with the network let in. Advertisements bring styles of their own, so inline styles
 * are allowed, which hashes would forbid again; scripts written into the page stay forbidden.
 */
export function policyWithAds(policy: string): string {
  const opened = withSources(policy, (name, sources) => {
    if (name === 'style-src') return ["'self'", "'unsafe-inline'"];
    return name === 'script-src' || name === 'connect-src' ? [...sources, NETWORK] : sources;
  });
  return `${opened}; frame-src ${NETWORK}`;
}
