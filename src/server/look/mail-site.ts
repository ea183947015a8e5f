import { env } from '../base/env.ts';
import { lookNow } from './site-look.ts';

/** Whose mails they are, as it looks now. */
export function mailSite() {
  const { siteName: name, logo } = lookNow();
  return { name, url: env().SITE_URL, logo };
}
