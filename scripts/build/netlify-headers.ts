import { contentType } from '#src/server/host/content-types.ts';
import { fileCacheControl } from '#src/server/host/node/file-server.ts';
import { policyOfFile } from '#src/server/http/csp.ts';
import { securityHeaders } from '#src/server/http/security-headers.ts';

/** Netlify's adapter says how long these are kept; those of the search index change with every deploy. */
const AGE_IS_KNOWN = /^\/(_astro|pagefind)\//;

/**
 * Netlify's `_headers` for a site's files by their addresses. It joins the values of all rules that match, so no two do:
 * one rule for a folder whose files need the same headers, one for each file elsewhere.
 */
export function headerRules(addresses: readonly string[], isHttps: boolean, coversSubdomains = false): string {
  const headersOf = (address: string) => headersOfFile(address, { isHttps, coversSubdomains });
  const rulesOf = (folder: string, members: readonly string[]): string[] => {
    const [alike = '', ...others] = new Set(members.map(headersOf));
    if (folder !== '/' && others.length === 0) return [rule(`${folder}*`, alike)];
    const inside = Map.groupBy(members, (address) => /^[^/]+\//.exec(address.slice(folder.length))?.[0] ?? '');
    return [...inside].flatMap(([name, some]) =>
      name ? rulesOf(folder + name, some) : some.toSorted().map((address) => rule(address, headersOf(address))),
    );
  };
  return `${rulesOf('/', addresses).join('\n')}\n`;
}

function headersOfFile(address: string, transport: { isHttps: boolean; coversSubdomains: boolean }): string {
  const policy = policyOfFile(address);
  const headers = securityHeaders({ ...transport, contentType: contentType(address), policy });
  if (!AGE_IS_KNOWN.test(address)) headers.push(['Cache-Control', fileCacheControl(address)]);
  return headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
}

const rule = (path: string, headers: string): string => `${path}\n${headers}`;
