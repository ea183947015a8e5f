import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

export const SiteName = createContext('');

/** Path whose heading was focused last; the first one is the page the browser itself announces. */
let announced = typeof location === 'undefined' ? '' : location.pathname;

/** Names the document after a screen and, where one got there by a link, moves the focus to its heading. */
export function usePageTitle(title: string) {
  const siteName = useContext(SiteName);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Admin · ${siteName}`;
  }, [title, siteName]);
  // Before a screen gives it to something of its own.
  useLayoutEffect(() => {
    if (announced === location.pathname) return;
    announced = location.pathname;
    heading.current?.focus();
  }, []);
  return heading;
}
