import { useEffect, useRef, useState } from 'react';

const HASH = '#cook';

interface CookModeState {
  isOpen: boolean;
  close: () => void;
}

/** Whether cook mode is open: it is part of the address, so that a link opens it and the way back closes it. */
export function useCookMode(): CookModeState {
  const [isOpen, setOpen] = useState(false);
  /** Whether the page before in the browser's history is this one without cook mode. */
  const cameFromPage = useRef(false);
  useEffect(() => {
    const follow = (event?: HashChangeEvent) => {
      cameFromPage.current = Boolean(event);
      setOpen(location.hash === HASH);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    isOpen,
    close: () => {
      if (cameFromPage.current) return history.back();
      history.replaceState(history.state, '', location.pathname + location.search);
      setOpen(false);
    },
  };
}
