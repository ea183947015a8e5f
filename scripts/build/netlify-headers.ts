import { contentType } from '#src/server/host/content-types.ts';
import { fileCacheControl } from '#src/server/host/node/file-server.ts';
import { securityHeaders } from '#src/server/http/security-headers.ts';

/** Netlify's adapter says how long these are kept; those of the search index change with every deploy. */
const AGE_IS_KNOWN = /^\/(_astro|pagefind)\//;

/**
 * Netlify's `_headers` for a site's files by their addresses. It joins the values of all rules that match, so no two do:
 * one rule for a folder whose files need the same headers, one for each file elsewhere.
 */
export function headerRules(addresses: readonly string[], isHttps: boolean, coversSubdomains = false): string {
  const headersOf = (address: string) => headersOfFile(address, { isHttps, coversSubdomains });
  const byFolder = Map.groupBy(addresses, (address) => /^\/[^/]+\//.exec(address)?.[0] ?? '/');
  const rules: string[] = [];
  for (const [folder, members] of byFolder) {
    const kinds = Map.groupBy(members, headersOf);
    const [alike] = kinds.keys();
    if (folder !== '/' && kinds.size === 1 && alike) rules.push(rule(`${folder}*`, alike));
    else for (const address of members.toSorted()) rules.push(rule(address, headersOf(address)));
  }
  return `${rules.join('\n')}\n`;
}

function headersOfFile(address: string, transport: { isHttps: boolean; coversSubdomains: boolean }): string {
  const headers = securityHeaders({ ...transport, contentType: contentType(address) });
  if (!AGE_IS_KNOWN.test(address)) headers.push(['Cache-Control', fileCacheControl(address)]);
  return headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
}

const rule = (path: string, headers: string): string => `${path}\n${headers}`;
