// Whatever is kept may be missing, of an older day or of another hand; and a browser may keep nothing at all.

/** The value a browser keeps under a key; `null` where there is nothing, or nothing readable. */
export function readStoredJson(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a value, or with `null` forgets it. Returns whether that was done: where there is no storage, or it is full, the
 * value lasts as long as the page.
 */
export function keepJson(
  key: string,
  value: unknown,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys that begin so and have something kept under them. */
export function storedKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** An object that is kept; an empty one where there is none. */
export function readObject(key: string): Record<string, unknown> {
  const kept = readStoredJson(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Keeps it as long as there is something in it. */
export const keepObject = (key: string, value: Readonly<Record<string, unknown>>): boolean =>
  keepJson(key, Object.values(value).every((each) => each === null) ? null : value);
