import { redirectsOf } from './redirects.ts';

/** Each id with the one it has now: what moved is followed. `address` is that of such a thing. */
export async function currentIds(
  ids: readonly string[],
  address: (id: string) => string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const moved = await redirectsOf(ids.map(address));
  const start = address('');
  return new Map(
    ids.map((id) => {
      const to = moved.get(address(id));
      return [id, to?.startsWith(start) ? to.slice(start.length) : id];
    }),
  );
}

/** The things that were found, by the ids under which they were asked for. */
export function byNamedId<Thing extends { id: string }>(ids: ReadonlyMap<string, string>, found: readonly Thing[]) {
  const byId = new Map(found.map((thing) => [thing.id, thing]));
  return new Map(
    [...ids].flatMap(([named, now]) => {
      const thing = byId.get(now);
      return thing ? [[named, thing] as const] : [];
    }),
  );
}
