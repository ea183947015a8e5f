import { atom } from 'nanostores';
import { ADVICE } from '#src/domain/advice.ts';
import { KEPT_AT } from './kept/names.ts';

/** Nothing answered: the connection failed, whatever was asked. Its cause is what the browser says of it. */
export class Unreached extends Error {}

/** When what this page shows was kept on the device, in UTC milliseconds; `null` where all of it comes from the site. */
export const $keptAt = atom<number | null>(null);

/** The browser's `fetch`. Throws `Unreached` where no answer comes, and what it was aborted with where it was. */
export async function reach(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(address, options);
    const kept = response.headers.get(KEPT_AT);
    if (kept !== null) $keptAt.set(Math.min(Number(kept), $keptAt.get() ?? Number.POSITIVE_INFINITY));
    return response;
  } catch (cause) {
    throw options.signal?.aborted ? cause : new Unreached(String(cause), { cause });
  }
}

/** Advice for after this failure. */
export const adviceFor = (error: unknown): string => (error instanceof Unreached ? ADVICE.unreached : ADVICE.other);
