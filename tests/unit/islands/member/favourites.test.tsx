import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Favourites } from '#src/islands/member/Favourites.tsx';
import { Hearts } from '#src/islands/member/Hearts.tsx';
import { forgetAnswers } from '#src/stores/query.ts';
import { arriveAs, cardOf, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const LIST = 'GET /api/favorites';
const ADD = 'POST /api/favorites';
const DAL = cardOf('dal', 'Red Lentil Dal');
const SOUP = cardOf('soup', 'Leek Soup');
const heart = (title: string, pressed: boolean) =>
  screen.getByRole('button', { name: new RegExp(` ${title} (?:to|from) favourites$`), pressed });

/** The server, of which nothing is known yet. */
function serve(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  forgetAnswers('favourites');
  return server;
}

beforeEach(() => arriveAs({}));

describe('the hearts of a page', () => {
  /** A page of two recipes, of which some are saved. */
  async function pageOf(saved: object[], answers: Parameters<typeof fakeServer>[0]) {
    const server = serve({ [LIST]: () => saved, ...answers });
    for (const { id, title } of [DAL, SOUP])
      document.body.insertAdjacentHTML('beforeend', `<span data-heart="${id}" data-title="${title}"></span>`);
    render(<Hearts />);
    await screen.findAllByRole('button');
    return server;
  }

  it('fill at once, and say so when the server has them', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const saved = [SOUP];
    const { sent } = await pageOf(saved, { [ADD]: () => promise });
    heart('Leek Soup', true);
    await userEvent.click(heart('Red Lentil Dal', false));
    heart('Red Lentil Dal', true);
    expect(notice()).toBe('');
    saved.push(DAL);
    await act(async () => resolve({ success: true }));
    await waitFor(() => expect(notice()).toBe('Added to favoritesRecipe added to your favorites'));
    expect(sent.filter(([call]) => call !== LIST)).toEqual([[ADD, { recipeId: 'dal' }]]);
    heart('Red Lentil Dal', true);
  });

  it('are asked once, however often they are pressed before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { sent } = await pageOf([], { [ADD]: () => promise });
    for (const isPressed of [false, true]) await userEvent.click(heart('Leek Soup', isPressed));
    heart('Leek Soup', true);
    await act(async () => resolve({ success: true }));
    await waitFor(() => expect(notice()).toMatch(/^Added/));
    expect(sent.filter(([call]) => call !== LIST)).toEqual([[ADD, { recipeId: 'soup' }]]);
  });

  it('go back alone where the server fails, and are not tried twice', async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let asked = 0;
    const { sent } = await pageOf([], { [ADD]: () => answers[asked++]?.promise ?? null });
    await userEvent.click(heart('Red Lentil Dal', false));
    await userEvent.click(heart('Leek Soup', false));
    await act(async () => answers[1]?.resolve(Response.json({ success: true })));
    await waitFor(() => expect(notice()).toMatch(/^Added/));
    await act(async () => answers[0]?.resolve(new Response('oops', { status: 500 })));
    await waitFor(() => expect(notice()).toBe('ErrorFailed to update favorite status'));
    heart('Red Lentil Dal', false);
    heart('Leek Soup', true);
    expect(sent.filter(([call]) => call === ADD)).toHaveLength(2);
  });

  it('go back where nothing answers', async () => {
    const { sent } = await pageOf([], { [ADD]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await userEvent.click(heart('Leek Soup', false));
    await waitFor(() => expect(notice()).toBe('ErrorFailed to update favorite status'));
    heart('Leek Soup', false);
    expect(sent.filter(([call]) => call === ADD)).toHaveLength(1);
  });

  it('come to cards that the page swaps in', async () => {
    await pageOf([SOUP], {});
    document.body.insertAdjacentHTML('beforeend', '<span data-heart="rice" data-title="Rice"></span>');
    await act(async () => void document.dispatchEvent(new Event('plantry:content')));
    heart('Rice', false);
  });
});

describe('the page of favourites', () => {
  it('takes one out and puts it back where it was, and leads on when nothing is left', async () => {
    let saved = [SOUP, DAL];
    const { sent } = serve({
      [LIST]: () => saved,
      'DELETE /api/favorites/soup': () => {
        saved = [DAL];
        return { success: true };
      },
      'DELETE /api/favorites/dal': () => {
        saved = [];
        return { success: true };
      },
      [ADD]: () => {
        saved = [SOUP, DAL];
        return { success: true };
      },
    });
    render(<Favourites />);
    await screen.findByText('2 recipes saved');
    await userEvent.click(heart('Leek Soup', true));
    await screen.findByText('1 recipe saved');
    await waitFor(() => expect(notice()).toMatch(/^Removed from favorites/));
    await press('Undo');
    await screen.findByText('2 recipes saved');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Leek Soup', DAL.title]);
    await userEvent.click(heart('Leek Soup', true));
    await screen.findByText('1 recipe saved');
    await userEvent.click(heart('Red Lentil Dal', true));
    await screen.findByRole('heading', { name: 'No favourites yet' });
    expect(sent.map(([call]) => call).filter((call) => !call.startsWith('GET'))).toEqual([
      'DELETE /api/favorites/soup',
      ADD,
      'DELETE /api/favorites/soup',
      'DELETE /api/favorites/dal',
    ]);
  });

  it('keeps one in its place where the server will not let it go', async () => {
    const rice = cardOf('rice', 'Rice');
    serve({ [LIST]: [SOUP, DAL, rice], 'DELETE /api/favorites/dal': new Response('', { status: 500 }) });
    render(<Favourites />);
    await screen.findByText('3 recipes saved');
    await userEvent.click(heart('Red Lentil Dal', true));
    await waitFor(() => expect(notice()).toBe('ErrorFailed to update favorite status'));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Leek Soup',
      'Red Lentil Dal',
      'Rice',
    ]);
  });

  it('says that it could not be loaded, after one more try, and asks again when told to', async () => {
    let answer: object = new Response('oops', { status: 500 });
    const { sent } = serve({ [LIST]: () => answer });
    render(<Favourites />);
    await screen.findByText('We couldn’t load your favourites.');
    expect(sent.filter(([call]) => call === LIST)).toHaveLength(2);
    answer = [DAL];
    await press('Try again');
    await screen.findByText('1 recipe saved');
  });
});
