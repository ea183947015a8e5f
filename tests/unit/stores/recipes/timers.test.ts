import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMERS_KEY, type Timer } from '#src/stores/recipes/kept-timers.ts';
import { $now } from '#src/stores/recipes/timer-clock.ts';
import { clockText, rungText, secondsLeft } from '#src/stores/recipes/timer-texts.ts';
import { $timers, addMinute, dismissTimer, openTimers, startTimer, toggleTimer } from '#src/stores/recipes/timers.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const RECIPE = { id: 'dal', title: 'Dal' };
const kept = new Map<string, string>();
const page = { title: 'Dal' };
const left = (id: string) => {
  const timer = $timers.get().find((one) => one.id === id);
  return timer && secondsLeft(timer, Date.now());
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  kept.clear();
  page.title = 'Dal';
  openTimers(RECIPE);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

describe('a timer', () => {
  it('counts down, stands still while paused, goes on where it stood, and begins anew', () => {
    startTimer('rice', 'Rice', 600);
    pass(60 * SECOND);
    expect(left('rice')).toBe(540);
    toggleTimer('rice');
    pass(HOUR);
    expect(left('rice')).toBe(540);
    toggleTimer('rice');
    pass(40 * SECOND);
    expect(left('rice')).toBe(500);
    startTimer('rice', 'Rice', 600);
    expect($timers.get()).toHaveLength(1);
    expect(left('rice')).toBe(600);
  });

  it('changes no other, and is kept until the last one is dismissed', () => {
    startTimer('rice', 'Rice', 600);
    startTimer('peas', 'Peas', 300);
    toggleTimer('peas');
    pass(10 * SECOND);
    expect([left('rice'), left('peas')]).toEqual([590, 300]);
    dismissTimer('rice');
    expect(JSON.parse(kept.get(TIMERS_KEY) ?? '')).toMatchObject([{ id: 'peas', recipe: RECIPE, endsAt: null }]);
    dismissTimer('peas');
    expect(kept.has(TIMERS_KEY)).toBe(false);
  });

  it('stands in the title of the tab while somebody looks', () => {
    startTimer('rice', 'Rice', 65);
    startTimer('peas', 'Peas', 5);
    const stop = $now.listen(() => undefined);
    expect(page.title).toBe('0:05 · Dal');
    pass(6 * SECOND);
    expect(page.title).toBe('Time is up · Dal');
    pass(6 * SECOND);
    dismissTimer('peas');
    pass(SECOND);
    expect(page.title).toBe('0:52 · Dal');
    stop();
    pass(2 * SECOND);
    expect(page.title).toBe('Dal');
  });

  it('gets a minute more, running, paused or rung', () => {
    for (const id of ['rice', 'peas', 'dal']) startTimer(id, id, 120);
    toggleTimer('peas');
    for (const id of ['rice', 'peas']) addMinute(id);
    expect([left('rice'), left('peas'), left('dal')]).toEqual([180, 180, 120]);
    const stop = $now.listen(() => undefined);
    pass(125 * SECOND);
    expect($timers.get().find(({ id }) => id === 'dal')?.hasRung).toBe(true);
    addMinute('dal');
    expect(left('dal')).toBe(60);
    pass(61 * SECOND);
    expect($timers.get().filter(({ hasRung }) => hasRung)).toHaveLength(2);
    openTimers(RECIPE);
    expect(left('peas')).toBe(180);
    stop();
    pass(2 * SECOND);
  });

  it('has no more left when the clock is put back, while it runs and while the page is away', () => {
    startTimer('rice', 'Rice', 600);
    const stop = $now.listen(() => undefined);
    pass(100 * SECOND);
    vi.setSystemTime(Date.now() - HOUR);
    pass(SECOND);
    // To the last tick, a quarter of a second before.
    expect([499, 500]).toContain(left('rice'));
    stop();
    pass(2 * SECOND);
    vi.setSystemTime(Date.now() - HOUR);
    openTimers(RECIPE);
    expect(left('rice')).toBe(600);
  });

  it('lasts as long as the page where a browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    startTimer('rice', 'Rice', 600);
    startTimer('peas', 'Peas', 300);
    pass(10 * SECOND);
    expect([left('rice'), left('peas')]).toEqual([590, 290]);
    for (const id of ['rice', 'peas']) dismissTimer(id);
    expect($timers.get()).toEqual([]);
  });

  it('is not changed back by a page that has not heard of a change', () => {
    startTimer('rice', 'Rice', 600);
    startTimer('peas', 'Peas', 300);
    const [rice] = JSON.parse(kept.get(TIMERS_KEY) ?? '[]');
    kept.set(TIMERS_KEY, JSON.stringify([rice]));
    toggleTimer('rice');
    expect($timers.get().map(({ id }) => id)).toEqual(['rice']);
  });

  it('is there when the page is opened again, but not the next day, nor what is none', () => {
    const timer = {
      id: 'rice',
      recipe: RECIPE,
      label: 'Rice',
      seconds: 9,
      endsAt: Date.now(),
      secondsLeft: 9,
      hasRung: true,
    };
    const all = [timer, { ...timer, id: 'old', endsAt: Date.now() - 12 * HOUR }, { ...timer, recipe: null }, null, 5];
    kept.set(TIMERS_KEY, JSON.stringify(all));
    openTimers(RECIPE);
    expect($timers.get()).toEqual([timer]);
    kept.set(TIMERS_KEY, '{"a":1}');
    openTimers(RECIPE);
    expect($timers.get()).toEqual([]);
  });
});

it.each([
  [5, '0:05'],
  [545, '9:05'],
  [4500, '1:15:00'],
])('shows %i seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

it.each([
  [59, 'Done'],
  [60, 'Done 1 min ago'],
  [3599, 'Done 59 min ago'],
  [7200, 'Done 2 h ago'],
])('says of one that rang %i seconds ago "%s"', (seconds, text) =>
  expect(rungText({ endsAt: 0 } as Timer, seconds * SECOND)).toBe(text),
);
