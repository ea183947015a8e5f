import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedServingsSchema } from '#src/domain/premium/meal-plan/entries.ts';
import { paths } from '#src/paths.ts';
import { $servings, openServings, setServings } from '#src/stores/recipes/servings.ts';

const openAt = (address: string) => {
  vi.stubGlobal('location', new URL(address, 'https://plantry.example'));
  openServings('red-lentil-dal');
  return $servings.get();
};

describe('the servings of a recipe’s page', () => {
  beforeEach(() => {
    $servings.set(null);
    vi.stubGlobal('location', new URL('https://plantry.example/'));
    return () => vi.unstubAllGlobals();
  });

  it('are those of the link that led to it', () => {
    expect(openAt(paths.recipeFor('red-lentil-dal', 7))).toBe(7);
    expect(openAt(paths.recipeFor('red-lentil-dal', 100))).toBe(100);
  });

  it.each(['', '#servings=0', '#servings=101', '#servings=1000', '#servings=two', '#servings=1.5', '#recipe'])(
    'are the recipe’s own with %j',
    (hash) => {
      expect(openAt(paths.recipe('red-lentil-dal') + hash)).toBeNull();
    },
  );

  it('are no longer those of the link once they are set: a reload brings back what was set', () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    openAt(paths.recipeFor('red-lentil-dal', 7));
    setServings('red-lentil-dal', 9);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/recipes/red-lentil-dal');
  });

  it('reach as far as what can be planned and shopped', () => {
    for (const wanted of [0, 1, 48, 100, 101]) {
      setServings('red-lentil-dal', wanted);
      expect(plannedServingsSchema.safeParse($servings.get()).success).toBe(true);
    }
    expect($servings.get()).toBe(100);
  });
});
