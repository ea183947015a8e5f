/** Netlify's function: what its adapter for Astro asks its entry for. Settings come from the environment. */
import { takeNetlifySettings } from '../netlify/settings.ts';

// Before anything else is loaded, because settings are read once.
takeNetlifySettings(process.env, import.meta.env.PREVIEW_URL);
const { openSiteFunction } = await import('../netlify/function.ts');
const site = openSiteFunction();
export const createHandler = () => site;
