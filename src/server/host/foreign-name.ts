import { env } from '../base/env.ts';
import { escapeMarkup } from '../base/escape.ts';

/** The pattern of a name that a page may say again. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9.-]{0,200}(?::\d{1,5})?$/i;

/**
 * Advice where requests come under a name that is not the site's, for whoever runs it: `host` is the name that came. It says
 * the site's own name, to which the page leads anyway, and nothing else of how the site is run.
 */
export function foreignNameHelp(host: string | undefined): string {
  const { SITE_URL } = env();
  const { hostname } = new URL(SITE_URL);
  const came =
    host !== undefined && PLAIN_NAME.test(host)
      ? `This request came for <code>${escapeMarkup(host)}</code>.`
      : 'This request came with no name we can read.';
  return `<details>
<summary>Do you run this site?</summary>
<p>${came} The site answers to the name in <code>SITE_URL</code>, which is <code>${escapeMarkup(SITE_URL)}</code>. If that’s wrong, set it and start the site again. A second name goes into <code>ALLOWED_HOSTS</code>.</p>
<p>If it’s right, your proxy has to hand on the name that was asked for. <code>UPSTREAM</code> stands for where the site listens.</p>
${waysOf(hostname)
  .map(([proxy, lines]) => `<h2>${proxy}</h2>\n<pre><code>${escapeMarkup(lines)}</code></pre>`)
  .join('\n')}
</details>
`;
}

/** Lines to copy, by the proxy they are for. Where the site listens is nobody else’s business. */
const waysOf = (name: string): [proxy: string, lines: string][] => [
  [
    'nginx',
    `server_name ${name};
location / {
  proxy_pass http://UPSTREAM;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
}`,
  ],
  ['Caddy', `${name} {\n  reverse_proxy UPSTREAM\n}`],
  [
    'Traefik (labels)',
    `traefik.http.routers.plantry.rule=Host(\`${name}\`)
traefik.http.services.plantry.loadbalancer.passhostheader=true`,
  ],
];
