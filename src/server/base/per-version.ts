/**
 * The value `make` makes of the data, made anew only when `versionOf` tells another version, and once for all who ask
 * meanwhile. What could not be made is tried again by the next to ask.
 */
export function perVersion<T>(versionOf: () => Promise<number>, make: () => Promise<T>): () => Promise<T> {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async () => {
    const version = await versionOf();
    if (kept?.version !== version) {
      const making = { version, made: make() };
      kept = making;
      making.made.catch(() => {
        if (kept === making) kept = undefined;
      });
    }
    return kept.made;
  };
}
