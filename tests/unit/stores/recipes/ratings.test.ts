import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $rating, openRating, sendRating } from '#src/stores/recipes/ratings.ts';
import { toast } from '#src/stores/toasts.ts';

vi.mock('#src/stores/toasts.ts', () => ({ toast: vi.fn() }));
const said = () => vi.mocked(toast).mock.lastCall?.[0].title;

const SHOWN = { avgRating: 4, totalRatings: 2 };
const RECIPE = 'red-lentil-dal';

/** A server that answers when the test says so; `own` is asked by GET, a rating comes by POST. */
function server({ rate }: { rate: () => Response }) {
  let sayOwn: (rating: number | null) => void = () => undefined;
  const own = new Promise<number | null>((resolve) => {
    sayOwn = resolve;
  });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'POST' ? rate() : Response.json({ rating: await own }),
  );
  return { sayOwn };
}

const accepted = () => Response.json({ avgRating: 4.3, totalRatings: 3, rating: 5 });
const refused = () => Response.json({ error: 'unavailable', message: 'Not now' }, { status: 503 });

describe('the rating of a recipe', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'http://localhost' });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is what the server says once it has taken it, whatever was asked before', async () => {
    const { sayOwn } = server({ rate: accepted });
    const opened = openRating(RECIPE, SHOWN, true);
    await sendRating(RECIPE, 5);
    expect($rating.get()).toEqual({ recipeId: RECIPE, avgRating: 4.3, totalRatings: 3, own: 5, saving: false });
    expect(said()).toBe('Rating submitted!');
    sayOwn(null);
    await opened;
    expect($rating.get().own).toBe(5);
  });

  it('goes back to what it was where the server refuses it', async () => {
    const { sayOwn } = server({ rate: refused });
    const opened = openRating(RECIPE, SHOWN, true);
    await sendRating(RECIPE, 5);
    expect($rating.get()).toEqual({ ...SHOWN, recipeId: RECIPE, own: null, saving: false });
    expect(said()).toBe('Error');
    sayOwn(3);
    await opened;
    expect($rating.get().own).toBe(3);
  });

  it('is not asked for where nobody is signed in', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    await openRating(RECIPE, SHOWN, false);
    expect($rating.get()).toEqual({ ...SHOWN, recipeId: RECIPE, own: null, saving: false });
    expect(asked).not.toHaveBeenCalled();
  });
});
