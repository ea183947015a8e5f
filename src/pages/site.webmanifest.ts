import type { APIRoute } from 'astro';
import { paths } from '#src/paths.ts';
import { siteFactsForADay } from '#src/server/site/site-facts.ts';

/** What the site is called and looks like on the home screen of a phone. */
export const GET: APIRoute = async (context) => {
  const { name, look } = siteFactsForADay(context);
  const manifest = {
    name,
    short_name: name,
    start_url: paths.home,
    display: 'standalone',
    background_color: look.palette.light.bg,
    theme_color: look.palette.light.primary,
    icons: look.icons.manifest,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
