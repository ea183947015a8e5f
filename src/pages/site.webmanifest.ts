import type { APIRoute } from 'astro';
import { paths } from '#src/paths.ts';
import { siteFactsForADay } from '#src/server/site/site-facts.ts';

const SHORTCUTS = [
  { name: 'Shopping list', url: paths.shoppingList },
  { name: 'Meal plan', url: paths.mealPlan },
  { name: 'My recipes', url: paths.myRecipes },
];

/** What the site is called and looks like on the home screen of a phone, and what can be shared with it. */
export const GET: APIRoute = async (context) => {
  const { name, look } = siteFactsForADay(context);
  const manifest = {
    id: paths.home,
    name,
    short_name: name,
    lang: 'en',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: look.palette.light.bg,
    theme_color: look.palette.light.primary,
    icons: look.icons.manifest,
    shortcuts: SHORTCUTS,
    // What is shared is put into the form there as text: nothing is read before its member says so.
    share_target: {
      action: paths.writeOwn,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
