import { useEffect, useState } from 'react';

export type WakeLockState = 'asking' | 'awake' | 'unavailable';

/** Keeps the screen awake while the component is there; browsers drop the lock of a hidden tab, so it is asked for anew. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        if (!('wakeLock' in navigator)) return setState('unavailable');
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) return void granted.release();
        lock = granted;
        setState('awake');
      } catch {
        setState('unavailable');
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return state;
}
