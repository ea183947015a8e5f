import { useEffect, useState } from 'react';

/** Whether the island runs already: on the server, and until its script is there, it does not. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
