import type { Trader } from '#src/domain/premium/billing/contract-texts.ts';
import { env } from '../base/env.ts';
import { sellingNeeds } from '../base/selling-needs.ts';
import { tag } from '../base/tags.ts';
import { lookNow, type SiteLook } from '../look/site-look.ts';
import { operator } from './operator.ts';

export interface Site {
  name: string;
  /** Without a slash at the end. */
  url: string;
  socials: { name: string; url: string }[];
  /** Something can be bought here, and ended and withdrawn from. */
  sells: boolean;
  operator: Trader;
  look: SiteLook;
}

/** The facts every page tells of the site, from the host's settings, and how it looks. */
export function siteFacts(): Site {
  const settings = env();
  const look = lookNow();
  const socials = [
    { name: 'Instagram', url: settings.SOCIAL_INSTAGRAM },
    { name: 'Facebook', url: settings.SOCIAL_FACEBOOK },
    { name: 'Pinterest', url: settings.SOCIAL_PINTEREST },
    { name: 'YouTube', url: settings.SOCIAL_YOUTUBE },
  ];
  return {
    name: look.siteName,
    url: settings.SITE_URL,
    socials: socials.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    operator: operator(),
    sells: sellingNeeds().length === 0,
    look,
  };
}

interface PageCache {
  cache: { set(how: { tags: string[]; maxAge: number }): void };
}

/** The same for a page that says nothing else of the database: it is kept for a day, or until they change. */
export function siteFactsForADay({ cache }: PageCache): Site {
  cache.set({ tags: [tag.site], maxAge: 86_400 });
  return siteFacts();
}
