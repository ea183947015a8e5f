import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Settings = Record<string, string | undefined>;

/** Whether this build is for Netlify: asked for, or going on there. */
export const isForNetlify = ({ DEPLOY_TARGET, NETLIFY }: Settings): boolean =>
  DEPLOY_TARGET ? DEPLOY_TARGET === 'netlify' : NETLIFY === 'true';

/**
 * Turns what Netlify says of itself into our settings. Its own `SITE_NAME`, which nobody can change, is the site's
 * subdomain, so that the site's name is PRODUCT_NAME there. Nothing but the folder for temporary files can be written.
 */
export function takeNetlifySettings(settings: Settings): void {
  settings.NODE_ENV ||= 'production';
  settings.DATA_DIR ||= join(tmpdir(), 'plantry');
  if (!settings.SITE_URL && settings.URL) settings.SITE_URL = settings.URL;
  if (settings.PRODUCT_NAME) settings.SITE_NAME = settings.PRODUCT_NAME;
  else delete settings.SITE_NAME;
}
