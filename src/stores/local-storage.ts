/** What a browser keeps under a key; an empty object when there is nothing, or nothing readable. */
export function readKept(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps it as long as there is something in it; without storage it lasts as long as the page. */
export function keep(key: string, value: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.values(value).every((each) => each === null)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Said above.
  }
}
