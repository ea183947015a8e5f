import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookingStateOf, saveCookingState } from '#src/stores/recipes/cooking-state.ts';

const DAY = 86_400_000;

/** A browser's storage: its own properties are what it keeps. */
class Storage {
  getItem(key: string): string | null {
    return ((this as Record<string, unknown>)[key] as string) ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key];
  }
}

describe('what a browser remembers of a recipe', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', new Storage());
    return () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  it('is there for a week from the last change', () => {
    saveCookingState('dal', { servings: 6 });
    vi.advanceTimersByTime(6 * DAY);
    saveCookingState('dal', { lines: [1] });
    vi.advanceTimersByTime(6 * DAY);
    expect(cookingStateOf('dal')).toMatchObject({ servings: 6, lines: [1] });
    vi.advanceTimersByTime(DAY);
    expect(cookingStateOf('dal')).toEqual({});
  });

  it('is let go of when any recipe is opened, so that nothing old fills the browser', () => {
    saveCookingState('dal', { servings: 6 });
    localStorage.setItem('plantry:units', '{}');
    vi.advanceTimersByTime(8 * DAY);
    cookingStateOf('soup');
    expect(Object.keys(localStorage)).toEqual(['plantry:units']);
  });

  it('is nothing where nothing is left', () => {
    saveCookingState('dal', { servings: 6, lines: [1] });
    saveCookingState('dal', { servings: undefined });
    saveCookingState('dal', { lines: undefined });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is not believed when it is from a later day', () => {
    saveCookingState('dal', { servings: 6 });
    vi.setSystemTime(Date.now() - DAY);
    expect(cookingStateOf('dal')).toEqual({});
  });
});
