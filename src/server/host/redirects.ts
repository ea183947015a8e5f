import { redirectedBy } from '#src/domain/site/redirects.ts';
import { log } from '../base/log.ts';
import { tag } from '../base/tags.ts';
import { allRedirects } from '../site/redirects.ts';
import type { Versions } from './store/versions.ts';

type Address = { path: string; query: string };

/** The address that an address leads to, or `null`. */
export type RedirectOf = (address: Address) => Promise<string | null>;

/** Keeps the redirects in memory, so that no request asks the database for them; what cannot be read stays as it was. */
export function followRedirects(versions: Pick<Versions, 'onMove'>): RedirectOf {
  let known: ReadonlyMap<string, string> = new Map();
  let reading = readAgain();

  async function readAgain(): Promise<void> {
    try {
      known = await allRedirects();
    } catch (error) {
      log.error({ err: error }, 'the redirects could not be read; those known stand');
    }
  }

  versions.onMove((moved) => {
    if (moved.some((version) => version.tag === tag.redirects)) reading = reading.then(readAgain);
  });
  return async (address) => {
    await reading;
    return redirectedBy(known, address);
  };
}
