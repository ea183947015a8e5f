import { useEffect, useState } from 'react';

export type WakeLockState = 'asking' | 'awake' | 'unavailable';

/**
 * Keeps the screen awake while the component is there. Systems take the lock back (a hidden tab, a low battery): then it says
 * so, and asks anew when the page is seen again.
 */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asking');
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        if (!('wakeLock' in navigator)) return setState('unavailable');
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) return void granted.release();
        lock = granted;
        granted.addEventListener('release', () => !isOver && setState('unavailable'));
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
