import { useState } from 'react';

/** Whether work is under way, and what waits for it to end. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const during = async <T>(work: Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await work;
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, during] as const;
}
