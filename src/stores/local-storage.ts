// Whatever is kept may be missing, of an older day or of another hand; and a browser may keep nothing at all.

/** The value a browser keeps under a key; `null` where there is nothing, or nothing readable. */
export function readStoredJson(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, or with `null` forgets it. Without storage it lasts as long as the page. */
export function keepJson(
  key: string,
  value: unknown,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Said above.
  }
}

/** An object that is kept; an empty one where there is none. */
export function readObject(key: string): Record<string, unknown> {
  const kept = readStoredJson(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Keeps it as long as there is something in it. */
export const keepObject = (key: string, value: Readonly<Record<string, unknown>>): void =>
  keepJson(key, Object.values(value).every((each) => each === null) ? null : value);
