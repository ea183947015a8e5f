import type { APIContext } from 'astro';
import { may } from '#src/domain/members/permissions.ts';
import { appearanceState, lookNow, previewing, refreshLook } from '../../look/site-look.ts';
import { inlineHash, withSources } from '../csp.ts';
import { readViewer } from '../viewer.ts';

/** A page's policy with the style of the site's own colours let in, which no build knows. */
export function policyWithLook(policy: string): string {
  const { css } = lookNow();
  if (css === '') return policy;
  return withSources(policy, (name, sources) =>
    name === 'style-src' ? [...sources, `'${inlineHash(css)}'`] : sources,
  );
}

const PREVIEW = '/admin/appearance/preview';
/** A page that everybody may see; neither a call nor the administrators' area. */
const PUBLIC = /^\/(?![/\\]|api\/|admin(?:[/?]|$))[^\\\s]*$/;

type Render = (path?: string) => Promise<Response>;

/**
 * The page, as the site looks now; where it is the preview of another, that one with the draft of the appearance: for
 * administrators alone, and kept by nobody. Whoever else asks for one is told that there is no such screen.
 */
export async function pageInLook(context: APIContext, render: Render): Promise<Response> {
  await refreshLook();
  const { pathname, searchParams } = context.url;
  if (pathname !== PREVIEW) return render();
  const viewer = await readViewer(context);
  if (viewer.role === 'visitor' || !may(viewer.role, 'admin')) return render();
  const asked = searchParams.get('page') ?? '/';
  const { draft, published } = await appearanceState();
  const made = await previewing(draft ?? published, () => render(PUBLIC.test(asked) ? asked : '/'));
  context.cache.set(false);
  const page = new Response(made.body, made);
  page.headers.set('Cache-Control', 'private, no-store');
  page.headers.set('X-Robots-Tag', 'noindex');
  return page;
}
