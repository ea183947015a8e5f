import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIXED_ADDRESSES, FIXED_PAGES } from '#src/fixed-pages.ts';

it('names every address of this site that hangs on nothing', () => {
  const routes = globSync('src/pages/**/*.{astro,ts}').flatMap((file) => {
    const path = file.slice('src/pages'.length).replace(/(?:\/index)?\.(?:astro|ts)$/, '');
    return /\[|\/_|^\/(?:api|admin|404$)/.test(path) ? [] : [path || '/'];
  });
  expect([...FIXED_PAGES.map(({ path }) => path), ...FIXED_ADDRESSES].toSorted()).toEqual(routes.toSorted());
});
