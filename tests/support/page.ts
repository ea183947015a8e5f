import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page for each test of components: with a place for notices, of a visitor, with nothing kept in the browser, and a server that has nothing. */
configure({
  asyncUtilTimeout: 25_000,
  // Without the whole page, which would hide what is missing.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

// Nothing goes to the network, not even what asks once more when its test is over.
Object.assign(globalThis, { fetch: async () => new Response(null, { status: 404 }) });

const make = document.createElement.bind(document);

beforeEach(() => {
  // An element that happy-dom does not know yet, and React would complain of.
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) =>
    name === 'search'
      ? Object.defineProperty(make(name), Symbol.toStringTag, { value: 'HTMLElement' })
      : make(name, options),
  );
  document.title = 'Plantry';
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="toaster" role="status" aria-live="polite"></div>';
});

/** Turns of the event loop in which whatever was answered has been read. */
const TURNS = 5;

afterEach(async () => {
  // Else it would come into the next test, whose page asks the same stores.
  await act(async () => {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.member;
});
