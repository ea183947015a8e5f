import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAdminScreen, SCREENS } from '#src/admin-screens.ts';

const FOLDER = 'src/islands/admin/';

describe('the table of screens', () => {
  it('names a file for every screen, and leaves none out', () => {
    const named = new Set(Object.values(SCREENS).map(({ file }) => `${FOLDER}${file}Screen.tsx`));
    expect([...named].sort()).toEqual(globSync(`${FOLDER}*/*Screen.tsx`).sort());
  });

  it('puts what is no place of its own within one that is in the navigation', () => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const place = 'within' in screen ? SCREENS[screen.within as keyof typeof SCREENS] : screen;
      expect(place?.Icon, name).toBeDefined();
    }
  });

  it('knows an address of a screen from any other', () => {
    expect(isAdminScreen('/admin/recipes/red-lentil-dal/edit')).toBe(true);
    expect(isAdminScreen('/admin/recipes/red-lentil-dal')).toBe(false);
  });
});
