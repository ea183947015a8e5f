import { useState } from 'react';

/** The value, or while there is none the last one there was: a list stays on screen while its next page is fetched. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
