import { useEffect, useState } from 'react';
import type { Answer } from './Asked.tsx';

/** Asks the server for as long as something is shown, anew with each `key`; returns the answer and the way to ask again. */
export function useAsked<T>(ask: () => Promise<T>, key: string): [Answer<T>, again: () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ loading: true });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `ask`, and `tries` asks again
  useEffect(() => {
    setAnswer({ loading: true });
    ask().then(
      (data) => setAnswer({ data, loading: false }),
      (error: unknown) => setAnswer({ error, loading: false }),
    );
  }, [key, tries]);
  return [answer, () => setTries(tries + 1)];
}
