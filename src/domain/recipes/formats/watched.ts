/** What lies deeper in a value from elsewhere that nobody has looked at. */
export interface Unseen {
  /** Its names from the outermost on, without the numbers of lists: "steps.ingredients.brand". */
  from: string;
  /** Which entries of those lists, counted from 1: "2.1"; empty in none. */
  place: string;
  value: unknown;
}

/** A value that is handed out. */
export interface Watch {
  /** The value as a reader gets it: whatever the reader looks at of it counts as seen. */
  view: unknown;
  /** What was not, with its names behind those of the value. A part of which nothing was seen comes as a whole. */
  unseen: (from: string) => Unseen[];
}

const originals = new WeakMap<object, object>();

/** The value behind a view: to look at what something is without having read it. */
export const rawOf = <T>(value: T): T =>
  typeof value === 'object' && value !== null ? ((originals.get(value) as T | undefined) ?? value) : value;

/** Hands out a value so that it's known afterwards which of its parts were looked at. */
export function watched(value: unknown): Watch {
  const seen = new Map<object, Set<string>>();
  const views = new Map<object, object>();
  const viewOf = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const known = views.get(inner) ?? new Proxy(inner, { get });
    views.set(inner, known);
    originals.set(known, inner);
    return known;
  };
  const get = (target: object, name: string | symbol): unknown => {
    const inner: unknown = Reflect.get(target, name);
    if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return inner;
    if (typeof inner !== 'object' || inner === null) seen.set(target, (seen.get(target) ?? new Set()).add(name));
    return viewOf(inner);
  };
  const left = (inner: unknown, isSeen: boolean, from: string, place: string): { isSeen: boolean; rest: Unseen[] } => {
    const whole = isSeen || saysNothing(inner) ? [] : [{ from, place, value: inner }];
    if (typeof inner !== 'object' || inner === null) return { isSeen, rest: whole };
    const isList = Array.isArray(inner);
    const parts = Object.entries(inner).map(([name, each]) =>
      left(
        each,
        seen.get(inner)?.has(name) ?? false,
        isList ? from : `${from}.${name}`,
        isList ? [place, Number(name) + 1].filter(Boolean).join('.') : place,
      ),
    );
    return parts.some((part) => part.isSeen)
      ? { isSeen: true, rest: parts.flatMap(({ rest }) => rest) }
      : { isSeen: false, rest: whole };
  };
  return { view: viewOf(value), unseen: (from) => left(value, false, from, '').rest };
}

/** Whether nothing is said by a value: an empty one, "no", and a zero, which other apps write where nobody gave a number. */
export const saysNothing = (value: unknown): boolean =>
  isEmpty(value) ||
  value === false ||
  value === 0 ||
  (typeof value === 'string' && /^(?:0+(?:\.0+)?|false)$/i.test(value.trim())) ||
  (typeof value === 'object' && Object.values(value ?? {}).every(saysNothing));

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
