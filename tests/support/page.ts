import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeServer } from './fake-server.ts';

/** A page for each test of components: with a place for notices, of a visitor, with nothing kept in the browser, and a server that has nothing. */
configure({
  asyncUtilTimeout: 25_000,
  // Without the whole page, which would hide what is missing.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

const make = document.createElement.bind(document);

beforeEach(() => {
  // An element that happy-dom does not know yet, and React would complain of.
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) =>
    name === 'search'
      ? Object.defineProperty(make(name), Symbol.toStringTag, { value: 'HTMLElement' })
      : make(name, options),
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="toaster" role="status" aria-live="polite"></div>';
  fakeServer({});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // What asks once more after its test.
  fakeServer({});
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.member;
});
