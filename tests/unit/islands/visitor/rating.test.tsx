import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RatingWidget } from '#src/islands/visitor/RatingWidget.tsx';
import { notice } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const OWN = 'GET /api/ratings/user/dal';
const star = (stars: number) => screen.getByRole<HTMLButtonElement>('radio', { name: new RegExp(`^${stars} star`) });
const chosen = () => screen.queryByRole('radio', { checked: true });
const widget = (rated = { avgRating: 4.5, totalRatings: 8 }) => render(<RatingWidget recipeId="dal" {...rated} />);
/** Opens it as a member whose own rating is there. */
async function asMember(answers: Parameters<typeof fakeServer>[0], own: number | null = null) {
  document.documentElement.dataset.member = '';
  const server = fakeServer({ [OWN]: { rating: own }, ...answers });
  await act(async () => widget());
  return server;
}

describe('the rating of a recipe', () => {
  it('says what others gave it, and no average where nobody has rated', () => {
    const { unmount } = widget();
    screen.getByText('8 reviews');
    screen.getByRole('img', { name: '4.5 of 5 stars' });
    unmount();
    widget({ avgRating: 0, totalRatings: 0 });
    screen.getByText('No reviews yet');
    expect(screen.queryByRole('img')).toBe(null);
  });

  it('of a visitor is not sent: they are asked to sign in', async () => {
    const { sent } = fakeServer({});
    widget();
    await userEvent.click(star(4));
    expect(notice()).toBe('Sign in requiredTo rate the recipe please sign inSign in');
    expect([sent, chosen()]).toEqual([[], null]);
  });

  it('is walked through with arrows, round at its ends, and given by Space alone', async () => {
    const { sent } = await asMember({ 'POST /api/ratings': { avgRating: 4, totalRatings: 9, rating: 5 } }, 2);
    expect(chosen()).toBe(star(2));
    await userEvent.tab();
    expect(document.activeElement).toBe(star(2));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(star(5));
    expect(sent).toEqual([[OWN]]);
    await userEvent.keyboard(' ');
    expect(sent[1]).toEqual(['POST /api/ratings', { recipeId: 'dal', rating: 5 }]);
    await screen.findByText('9 reviews');
    screen.getByText('Your rating: A favourite');
    expect(chosen()).toBe(star(5));
  });

  it('shows at once, cannot be given twice meanwhile, and goes back where the server refuses it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { sent } = await asMember({ 'POST /api/ratings': () => promise });
    await userEvent.click(star(3));
    expect(chosen()).toBe(star(3));
    await userEvent.click(star(4));
    await act(async () => resolve(new Response('oops', { status: 500 })));
    await screen.findByText('Cooked it? Rate this recipe');
    expect(chosen()).toBe(null);
    expect(notice()).toBe('ErrorFailed to submit rating. Please try again.');
    expect(sent.filter(([call]) => call === 'POST /api/ratings')).toHaveLength(1);
  });
});
