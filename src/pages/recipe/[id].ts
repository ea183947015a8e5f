import type { APIRoute } from 'astro';
import { paths } from '#src/paths.ts';

/** The other address of a recipe, which old structured data named. */
export const GET: APIRoute = ({ params, redirect }) => redirect(paths.recipe(params.id ?? ''), 301);
