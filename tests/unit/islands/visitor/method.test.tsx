import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scalableRecipe } from '#src/domain/recipes/scalable-recipe.ts';
import { proposedMarks } from '#src/domain/scaling/proposed-marks.ts';
import { Method } from '#src/islands/visitor/Method.tsx';
import { $isSilent } from '#src/stores/recipes/chime.ts';
import { $timers, dismissTimer } from '#src/stores/recipes/timers.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const MINUTE = 60_000;
const TEXTS = {
  ingredients: ['300 g red lentils', '1200 ml water', '1 onion, thinly sliced'],
  instructions: [
    'Boil the red lentils in the water for 15 minutes.',
    'Fry the onion for 20 seconds.',
    'Serve the red lentils.',
  ],
};
const DAL = scalableRecipe({
  ...{ id: 'red-lentil-dal', servings: 4, category: 'dinner' },
  ...{ ...TEXTS, marks: proposedMarks(TEXTS) },
});
const page = () =>
  render(<Method recipe={DAL} pictures={[]} title="Red Lentil Dal" rated={{ avgRating: 4, totalRatings: 2 }} />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** What a list says, with its spaces as they are typed. */
const said = (name: string, role = 'region') => screen.getByRole(role, { name }).textContent.replaceAll('\u00a0', ' ');
/** Puts an address in place of the page's; happy-dom tells of a new hash, which browsers don't. */
const goTo = async (address: string) => {
  history.replaceState(null, '', address);
  await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeAll(() => {
  // One clock for all of them: a store stays mounted for a second after its page.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
beforeEach(async () => {
  localStorage.clear();
  fakeServer({ 'GET /api/ratings/user/red-lentil-dal': { rating: null } });
  await goTo('/recipes/red-lentil-dal');
  for (const { id } of $timers.get()) dismissTimer(id);
});

describe('a recipe as it is cooked', () => {
  it('follows the servings, in the list and in the steps, between one and a hundred', async () => {
    page();
    expect(button('One serving less').disabled).toBe(false);
    await press('One serving more');
    await press('One serving more');
    expect(said('Servings', 'group')).toContain('6 servings');
    expect(said('Ingredients')).toMatch(/450 g red lentils.*1\.8 litres water.*1½ onions, thinly sliced/);
    expect(screen.getByText(/Boil the/).textContent).toMatch(/450\sg red lentils/);
    for (let times = 0; times < 5; times++) await press('One serving less');
    expect(said('Ingredients')).toMatch(/75 g red lentils.*¼ onion, thinly sliced/);
    expect(button('One serving less').disabled).toBe(true);
  });

  it('is as it was left when its page is opened again, until somebody starts over', async () => {
    const { unmount } = page();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBe(null);
    await userEvent.click(box(/water/));
    await userEvent.click(box(/Step 1 done/));
    await press('One serving more');
    unmount();
    const again = page();
    expect([box(/water/).checked, box(/Step 1 done/).checked, box(/Step 2 done/).checked]).toEqual([true, true, false]);
    await press('Start over');
    expect([box(/water/).checked, box(/Step 1 done/).checked]).toEqual([false, false]);
    again.unmount();
    page();
    expect(box(/water/).checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBe(null);
  });

  it('takes the servings of its address before those it kept, and none that cannot be', async () => {
    await goTo('#servings=8');
    page();
    expect(said('Servings', 'group')).toContain('8 servings');
  });
});

describe('a timer of a step', () => {
  const timer = () => screen.getByRole('timer').textContent;

  it('counts down, stands still while it is paused, and says when its time is up', async () => {
    page();
    await press('Start a timer: 20 seconds');
    expect(timer()).toBe('0:20');
    expect(document.title).toBe('0:20 · Plantry');
    screen.getByRole('button', { name: 'Start a timer: 20 seconds', pressed: true });
    screen.getByRole('button', { name: 'Start a timer: 15 minutes', pressed: false });
    pass(5000);
    expect(timer()).toBe('0:15');
    await press('Pause Step 2 · 20 seconds');
    pass(10 * MINUTE);
    expect(timer()).toBe('0:15');
    await press('Resume Step 2 · 20 seconds');
    pass(14_000);
    expect(timer()).toBe('0:01');
    expect(screen.getByRole('alert').textContent).toBe('');
    pass(1000);
    expect(timer()).toBe('Done');
    expect(screen.getByRole('alert').textContent).toBe('Step 2 · 20 seconds: time is up.');
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBe(null);
    await press('Dismiss Step 2 · 20 seconds');
    expect(screen.queryByRole('timer')).toBe(null);
    pass(250);
    expect(document.title).toBe('Plantry');
  });

  it('gets a minute more at a press, also once its time is up', async () => {
    page();
    await press('Start a timer: 20 seconds');
    await press('+1 min for Step 2 · 20 seconds');
    expect(timer()).toBe('1:20');
    pass(81_000);
    expect(timer()).toBe('Done');
    await press('+1 min for Step 2 · 20 seconds');
    expect(timer()).toBe('1:00');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('asks for a touch while the browser keeps its sound shut, and only while it runs', async () => {
    const ask = 'Touch the screen once so that timers can ring';
    page();
    await press('Start a timer: 20 seconds');
    act(() => $isSilent.set(true));
    screen.getByText(ask);
    await press('Pause Step 2 · 20 seconds');
    expect(screen.queryByText(ask)).toBe(null);
    await press('Resume Step 2 · 20 seconds');
    act(() => $isSilent.set(false));
    expect(screen.queryByText(ask)).toBe(null);
  });

  it('goes on over a reload, and where another recipe is open leads back to its own', async () => {
    const { unmount } = page();
    await press('Start a timer: 15 minutes');
    unmount();
    pass(2 * MINUTE);
    const again = page();
    pass(250);
    expect(timer()).toMatch(/^1[23]:\d\d$/);
    expect(screen.queryByRole('link', { name: 'Red Lentil Dal' })).toBe(null);
    again.unmount();
    render(
      <Method recipe={{ ...DAL, id: 'soup' }} pictures={[]} title="Soup" rated={{ avgRating: 0, totalRatings: 0 }} />,
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Red Lentil Dal' }).pathname).toBe(
      '/recipes/red-lentil-dal',
    );
  });
});

describe('cook mode', () => {
  const open = async () => {
    // As the link in the head of the page does.
    act(() => location.assign('#cook'));
    return screen.findByRole('dialog', { name: 'Cook Red Lentil Dal' });
  };
  const toTheEnd = () => userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');

  it('shows a step at a time, with what it needs, by arrows and by buttons', async () => {
    page();
    const cook = within(await open());
    cook.getByText('Step 1 of 3');
    expect(button('Previous').disabled).toBe(true);
    expect(said('For this step').replace('For this step', '')).toBe('300 g red lentils1200 ml water');
    await userEvent.keyboard('{ArrowRight}');
    cook.getByText('Step 2 of 3');
    expect(said('For this step')).toContain('1 onion');
    await press('Previous');
    cook.getByText('Step 1 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    cook.getByText('Step 1 of 3');
    await press('Next');
    await press('Next');
    cook.getByText('Step 3 of 3');
    expect(cook.getByRole<HTMLProgressElement>('progressbar').value).toBe(3);
    await press('Finish');
    cook.getByRole('heading', { name: 'How was it?' });
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    cook.getByText('Step 3 of 3');
  });

  it('is part of the address: a link opens it, and to close it leads back to the page', async () => {
    page();
    await open();
    expect(location.hash).toBe('#cook');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(location.hash).toBe('');
  });

  it('opened by a link has no page to go back to, and closes all the same', async () => {
    await goTo('#cook');
    const back = vi.spyOn(history, 'back');
    page();
    await screen.findByRole('dialog');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(location.hash).toBe('');
    expect(back).not.toHaveBeenCalled();
  });

  it('keeps the timers in sight, started here or on the page', async () => {
    page();
    await press('Start a timer: 20 seconds');
    const cook = within(await open());
    await userEvent.click(cook.getByRole('button', { name: 'Start a timer: 15 minutes' }));
    expect(cook.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['0:20', '15:00']);
  });

  it('tells the site once of a recipe that was cooked, and not of one that was leafed through', async () => {
    const { sent } = fakeServer({ 'POST /api/visits': {} });
    page();
    await open();
    await toTheEnd();
    pass(2 * MINUTE);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(sent).toEqual([]);
    pass(MINUTE);
    for (const _ of ['once', 'again']) await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(sent).toEqual([['POST /api/visits', { path: '/recipes/red-lentil-dal', cooked: true }]]);
  });

  it('offers a member at its end to write down what to change, and a visitor only to rate', async () => {
    document.documentElement.dataset.member = '';
    page();
    await open();
    await toTheEnd();
    screen.getByRole('link', { name: 'Write down what you’d change' });
    screen.getByRole('radiogroup');
  });

  it('says whether the screen stays awake, and lets it sleep once closed', async () => {
    const release = vi.fn(async () => undefined);
    const locks: EventTarget[] = [];
    const request = async () => {
      const lock = Object.assign(new EventTarget(), { release, released: false });
      lock.addEventListener('release', () => Object.assign(lock, { released: true }));
      locks.push(lock);
      return lock;
    };
    vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
    await goTo('#cook');
    page();
    await screen.findByText('Screen stays awake');
    const seen = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    seen();
    act(() => void locks[0]?.dispatchEvent(new Event('release')));
    screen.getByText('Your screen may go to sleep');
    seen();
    await screen.findByText('Screen stays awake');
    expect(locks).toHaveLength(2);
    await press('Close');
    expect(release).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('is where it was when the page is loaded again, and at its beginning after its end', async () => {
    const first = page();
    await open();
    await press('Next');
    await press('Next');
    first.unmount();
    page();
    await screen.findByText('Step 3 of 3');
    await press('Finish');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await open();
    screen.getByText('Step 1 of 3');
  });

  it('has all ingredients one press away, with their ticks, and stays where it was', async () => {
    page();
    await open();
    await press('Next');
    button('Ingredients').focus();
    await press('Ingredients');
    const list = within(screen.getByRole('dialog', { name: 'Ingredients' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(list.getByRole('checkbox', { name: /water/ }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button('Ingredients'));
    screen.getByText('Step 2 of 3');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(box(/water/).checked).toBe(true);
  });
});
