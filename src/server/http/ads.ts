import type { APIContext } from 'astro';
import { type AdConfig, adsRun } from '#src/domain/site.ts';

/** What the advertising network needs, from its own list of domains. */
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
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const opened = directives.map(([name = '', ...sources]) => {
    if (name === 'style-src') return "style-src 'self' 'unsafe-inline'";
    if (name === 'script-src' || name === 'connect-src') return [name, ...sources, NETWORK].join(' ');
    return [name, ...sources].join(' ');
  });
  return [...opened.filter(Boolean), `frame-src ${NETWORK}`].join('; ');
}
