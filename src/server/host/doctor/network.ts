import { env } from '../../base/env.ts';
import { refuseTakenPort } from '../node/listen.ts';
import { FORWARDED_ENTRIES } from '../route.ts';
import { type Diagnosis, type Examination, healthy, type Occasion, warning } from './examination.ts';

/** Milliseconds in which an answer is to come. */
const PATIENCE = 5000;

/** Whether this site, or another of this program, answers where this one is to listen. */
async function isServed(): Promise<boolean> {
  const { HOST, PORT } = env();
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.headers.has('x-request-id') && (await answer.text()) === 'ok';
  } catch {
    return false;
  }
}

async function port({ isStarting }: Occasion): Promise<Diagnosis> {
  const { HOST, PORT } = env();
  try {
    await refuseTakenPort({ HOST, PORT });
    return healthy(`${PORT} on ${HOST} is free`);
  } catch (error) {
    if (isStarting || !(await isServed())) throw error;
    return healthy(`${PORT} on ${HOST}, where a site of this program answers`);
  }
}

/** The meaning of a failed call, by the code of what caused it; the first that fits is said. */
const FAILURES: readonly [RegExp, (host: string) => string][] = [
  [/^(?:ENOTFOUND|EAI_)/, (host) => `there is no such name as ${host}. Enter it at your provider of names (DNS).`],
  [
    /^(?:ECONNREFUSED|ENETUNREACH|EHOSTUNREACH)/,
    (host) => `nothing listens at ${host}. Start the proxy, and open its port.`,
  ],
  [
    /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/,
    (host) =>
      `the certificate of ${host} isn’t one that browsers believe. For one of your own see NODE_EXTRA_CA_CERTS in docs/hosting.md.`,
  ],
  [/Timeout|ETIMEDOUT/, (host) => `${host} doesn’t answer. Is its port open to the outside?`],
];

/** The number of addresses proxies add to what a visitor is said to come from; `null` where that cannot be seen. */
async function proxiesInFront(): Promise<number | null> {
  try {
    const answer = await fetch(`${env().SITE_URL}/healthz`, { signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    const entries = answer.headers.get(FORWARDED_ENTRIES);
    return entries === null ? null : Number(entries);
  } catch {
    return null;
  }
}

function wrongHops(hops: number): string {
  const { TRUSTED_HOPS } = env();
  if (hops === 0)
    return `TRUSTED_HOPS is ${TRUSTED_HOPS}, but nothing in front of the site says who asks: all visitors count as one. Have the proxy send X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;), or set TRUSTED_HOPS=0 where there is none.`;
  const found = `TRUSTED_HOPS is ${TRUSTED_HOPS}, but X-Forwarded-For comes here with ${hops === 1 ? 'one address' : `${hops} addresses`}:`;
  return TRUSTED_HOPS > hops
    ? `${found} anybody can write another there and pass every limit. Set TRUSTED_HOPS=${hops}.`
    : `${found} visitors share the limits of a proxy. Set TRUSTED_HOPS=${hops}.`;
}

/** Asks the site by the name people type: whether they get here, and whether the proxy hands on that name. */
async function proxy(): Promise<Diagnosis> {
  const { SITE_URL, TRUSTED_HOPS } = env();
  const { host } = new URL(SITE_URL);
  if (!(await isServed())) return healthy('the site isn’t running; ask again when it is');
  let status: number;
  try {
    const asked = await fetch(`${SITE_URL}/api/recipes?limit=1`, {
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'manual',
    });
    status = asked.status;
    await asked.arrayBuffer();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    const code = 'code' in cause ? String(cause.code) : cause.name;
    const [, words] = FAILURES.find(([pattern]) => pattern.test(code)) ?? [];
    return warning(`${SITE_URL}: ${words?.(host) ?? `it can’t be asked from here (${code}).`}`);
  }
  if (status === 421)
    return warning(
      `the proxy asks this site for another name than ${host}. Have it hand on the name it was asked for (nginx: proxy_set_header Host $http_host;), see docs/hosting.md.`,
    );
  if (status >= 300 && status < 400)
    return warning(`${SITE_URL} leads to another address. Set SITE_URL to the one where that ends.`);
  const hops = await proxiesInFront();
  if (hops !== null && hops !== TRUSTED_HOPS) return warning(wrongHops(hops));
  return status === 200 || status === 429 || status === 503
    ? healthy(`${SITE_URL} leads here`)
    : warning(`${SITE_URL} answers with ${status}, not as this site does. Does its proxy lead here?`);
}

export const NETWORK: readonly Examination[] = [
  { about: 'Port', look: port },
  { about: 'Proxy', isSlow: true, look: proxy },
];
