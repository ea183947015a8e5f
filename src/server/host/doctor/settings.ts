import { isIP } from 'node:net';
import { env } from '../../base/env.ts';
import { meantNames } from '../../base/settings/setting-names.ts';
import { type Diagnosis, type Examination, healthy, warning } from './examination.ts';

async function names(): Promise<Diagnosis> {
  const slips = meantNames(Object.keys(process.env));
  return slips.length === 0 ? healthy('each is one there is') : warning(slips.join(' '));
}

const isThisMachine = (name: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);

/** The address of the site for others, which it cannot see from here: what the settings say must fit together. */
async function address(): Promise<Diagnosis> {
  const { SITE_URL, HOST, isHttps, TRUSTED_HOPS } = env();
  const { hostname } = new URL(SITE_URL);
  const isOpen = !isThisMachine(HOST);
  if (isThisMachine(hostname))
    return isOpen
      ? warning(
          `${SITE_URL}, though HOST=${HOST} lets others in: links, mails and search engines get that address, which is this machine’s alone. Set SITE_URL to what people type.`,
        )
      : healthy(`${SITE_URL}, for this machine alone`);
  if (!isHttps)
    return warning(
      `${SITE_URL} is not encrypted: passwords can be read on the way, and passkeys don’t work. See docs/hosting.md.`,
    );
  if (TRUSTED_HOPS === 0)
    return warning(
      `${SITE_URL} is https, which a proxy must be doing, but TRUSTED_HOPS is 0: all visitors count as one, the proxy, and share its limits. Set it to the number of proxies, mostly 1.`,
    );
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1'))
    ? warning(`${SITE_URL} has a number in the place of a name: passkeys need a name.`)
    : healthy(SITE_URL);
}

async function clock(): Promise<Diagnosis> {
  const { SITE_TIME_ZONE } = env();
  const machine = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (machine === undefined)
    return warning(
      `TZ is ${process.env.TZ}, which is no time zone: the machine’s clock counts as UTC. Set it to one such as Europe/Berlin.`,
    );
  const at = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format();
  const year = new Date().getUTCFullYear();
  if (year < 2026 || year > 2100)
    return warning(
      `the clock of this machine says ${new Date().toISOString()}. Set it, or sessions and codes will not work.`,
    );
  return healthy(
    machine === SITE_TIME_ZONE
      ? `${machine}, where it is ${at(machine)}`
      : `${SITE_TIME_ZONE}, where it is ${at(SITE_TIME_ZONE)}; backups by the machine’s clock (${machine}, ${at(machine)})`,
  );
}

export const SETTINGS: readonly Examination[] = [
  { about: 'Names of settings', look: names },
  { about: 'Address', look: address },
  { about: 'Clock', look: clock },
];
