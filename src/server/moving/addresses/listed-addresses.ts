import { AppError } from '#src/domain/errors.ts';

/** A line of a list of addresses; `address` is `null` where it's none, or stands there already. */
export interface ListedLine {
  /** By which it's known in its list, for people: the address, or the line with its number. */
  name: string;
  address: string | null;
  /** Why it's not fetched. */
  why: string | null;
}

/** Each is a page that is fetched: whoever has more sends several lists. */
const MOST = 500;
const LONGEST = 2000;
/** "- https://…", "<https://…>,": as lists are written and copied. */
const ADDRESS = /^(?:[-*•]\s+)?[<"']?(https?:\/\/[^\s<>"']+)[>"']?[,;]?$/i;

/**
 * The lines of a text that lists addresses, one a line; `null` where it's another text: most of its lines are addresses and nothing
 * else. Lines behind "#" are remarks. Throws `validation` for more than a list may have.
 */
export function listedAddresses(text: string): ListedLine[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: line.trim(), number: at + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  const addresses = lines.map(({ line }) => addressIn(line));
  const count = addresses.filter((address) => address !== null).length;
  if (count === 0 || count * 2 <= lines.length) return null;
  if (lines.length > MOST)
    throw new AppError('validation', `Send at most ${MOST} addresses at a time: this list has ${lines.length} lines.`);
  const first = new Map<string, number>();
  return lines.map(({ line, number }, at) => {
    const address = addresses[at] ?? null;
    if (address === null)
      return { name: `line ${number}: ${line.slice(0, 200)}`, address, why: 'That’s no address of a page.' };
    const before = first.get(address);
    if (before !== undefined)
      return { name: `line ${number}: ${address}`, address: null, why: `It’s in line ${before} already.` };
    first.set(address, number);
    return { name: address, address, why: null };
  });
}

/** The address of a page: a place on it is the same page, and a password in it was meant for somebody else. */
function addressIn(line: string): string | null {
  const url = URL.parse((line.length <= LONGEST && ADDRESS.exec(line)?.[1]) || '');
  if (!url) return null;
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}
