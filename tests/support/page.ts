import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page for each test of components: with a place for notices, of a visitor, and with nothing kept in the browser. */
configure({
  asyncUtilTimeout: 25_000,
  // Without the whole page, which would hide what is missing.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="toaster" role="status" aria-live="polite"></div>';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.member;
});
