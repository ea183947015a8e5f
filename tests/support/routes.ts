import type { APIRoute } from 'astro';

type RouteModule = Partial<Record<string, APIRoute>>;

const modules = import.meta.glob<RouteModule>('../../src/pages/api/**/*.ts');

interface Route {
  /** With `{name}` for parameters: `/api/recipes/{id}`. */
  path: string;
  load: () => Promise<RouteModule>;
}

/** Every endpoint file under `src/pages/api`, as the address it answers to; literal segments before parameters. */
export const ROUTES: readonly Route[] = Object.entries(modules)
  .map(([file, load]) => ({ path: addressOf(file), load }))
  .toSorted((a, b) => a.path.replaceAll('{', '\uffff').localeCompare(b.path.replaceAll('{', '\uffff'), 'en'));

function addressOf(file: string): string {
  const path = file.replace(/^.*\/src\/pages/, '').replace(/\.ts$/, '');
  return path.replace(/\/index$/, '').replace(/\[(\w+)\]/g, '{$1}');
}

/** The route of an address with its parameters, as Astro finds it, or `null`. */
export function findRoute(pathname: string): { route: Route; params: Record<string, string> } | null {
  const asked = pathname.split('/');
  for (const route of ROUTES) {
    const params = match(route.path.split('/'), asked);
    if (params) return { route, params };
  }
  return null;
}

function match(segments: readonly string[], asked: readonly string[]): Record<string, string> | null {
  if (segments.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name) params[name] = decodeURIComponent(asked[i] ?? '');
    else if (segment !== asked[i]) return null;
  }
  return params;
}
