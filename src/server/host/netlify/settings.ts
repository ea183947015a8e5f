import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Settings = Record<string, string | undefined>;

/** Whether this build is for Netlify: asked for, or going on there. */
export const isForNetlify = ({ DEPLOY_TARGET, NETLIFY }: Settings): boolean =>
  DEPLOY_TARGET ? DEPLOY_TARGET === 'netlify' : NETLIFY === 'true';

/** Address of a deploy that is not the live site, a preview or a branch; Netlify tells it to builds only. */
export const previewUrl = ({ CONTEXT, DEPLOY_PRIME_URL }: Settings): string | undefined =>
  CONTEXT && CONTEXT !== 'production' ? DEPLOY_PRIME_URL : undefined;

/**
 * Turns what Netlify says of itself into our settings. Its own `SITE_NAME`, which nobody can change, is the site's
 * subdomain, so that the site's name is PRODUCT_NAME there. Nothing but the folder for temporary files can be written.
 * `preview` is the address of a deploy that is not the live site.
 */
export function takeNetlifySettings(settings: Settings, preview = previewUrl(settings)): void {
  settings.NODE_ENV ||= 'production';
  settings.DATA_DIR ||= join(tmpdir(), 'plantry');
  const address = preview || settings.URL;
  if (!settings.SITE_URL && address) settings.SITE_URL = address;
  if (settings.PRODUCT_NAME) settings.SITE_NAME = settings.PRODUCT_NAME;
  else delete settings.SITE_NAME;
}
