import { useEffect, useState } from 'react';
import type { Answer } from './Asked.tsx';

/** Asks the server for as long as something is shown, anew with each `key`; returns the answer and the way to ask again. */
export function useAsked<T>(ask: () => Promise<T>, key: string): [Answer<T>, again: () => void] {
  const [tries, setTries] = useState(0);
  const question = `${tries} ${key}`;
  const [last, setLast] = useState<{ question: string; answer: Answer<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for `ask`
  useEffect(() => {
    let isOld = false;
    const take = (answer: Answer<T>) => !isOld && setLast({ question, answer });
    ask().then(
      (data) => take({ data, loading: false }),
      (error: unknown) => take({ error, loading: false }),
    );
    return () => {
      isOld = true;
    };
  }, [question]);
  return [last?.question === question ? last.answer : { loading: true }, () => setTries(tries + 1)];
}
