import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { adviceFor } from '#src/stores/reach.ts';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What came of asking the server, as a store tells it. */
export interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  loading: boolean;
}

interface Props<T> {
  answer: Answer<T>;
  /** Whether `data` is an earlier answer, because now there is none. */
  isLast?: boolean;
  /** "Error Loading Users". */
  failure: string;
  advice?: string | undefined;
  /** Keeps the place of what is asked for; a skeleton of its own where left out. */
  waiting?: ReactNode;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** What the server is asked for, once it is there; until then its place, or that it failed. */
export function Asked<T>(props: Props<T>) {
  const { answer, isLast = false, failure, advice, waiting, onRetry, children } = props;
  const { data, error } = answer;
  const hasFailed = error !== undefined;
  const askAgain = useEffectEvent(onRetry);
  // Where the network was gone and is back, nobody has to press anything.
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => askAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);
  if (hasFailed && (data === undefined || isLast)) {
    return (
      <Notice tone="error" title={failure} onRetry={onRetry}>
        {advice ?? adviceFor(error)}
      </Notice>
    );
  }
  if (data !== undefined) return children(data);
  return waiting === undefined ? <Skeleton /> : waiting;
}
