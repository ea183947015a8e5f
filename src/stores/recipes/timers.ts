import { atom } from 'nanostores';
import { keepJson } from '../local-storage.ts';
import { wakeSound } from './chime.ts';
import { type CookedRecipe, endingBy, readTimers, TIMERS_KEY, type Timer } from './kept-timers.ts';
import { askToNotify } from './timer-notification.ts';
import { secondsLeft } from './timer-texts.ts';

const MINUTE = 60;

export const $timers = atom<readonly Timer[]>([]);

/** The recipes on the page, whose timers start here. */
let cooked: readonly CookedRecipe[] = [];
/** Whether the browser keeps them; where it doesn't, they last as long as the page. */
let isKept = true;

/** What browsers take for a touch that may open the sound. */
const TOUCHES = ['pointerup', 'touchend', 'keydown'] as const;

/**
 * Shows the timers this browser kept, of whichever recipe, goes by other pages' changes of them, and opens their sound
 * with the first touch. Returns what ends that.
 */
export function openTimers(...recipes: readonly CookedRecipe[]): () => void {
  cooked = recipes;
  const open = new AbortController();
  const { signal } = open;
  const read = () => $timers.set(current());
  const wake = () => $timers.get().length > 0 && wakeSound();
  addEventListener('storage', ({ key }) => (key === TIMERS_KEY || key === null) && read(), { signal });
  // A tab that was put aside was told of nothing.
  for (const back of ['pageshow', 'visibilitychange']) addEventListener(back, read, { signal });
  for (const touch of TOUCHES) addEventListener(touch, wake, { signal, capture: true });
  read();
  wake();
  return () => open.abort();
}

const current = (): readonly Timer[] => (isKept ? readTimers() : $timers.get());

/** Changes what is there now, another tab's changes included. */
function update(work: (timers: readonly Timer[]) => readonly Timer[]): void {
  const timers = work(current());
  $timers.set(timers);
  isKept = keepJson(TIMERS_KEY, timers.length > 0 ? timers : null);
}

const change = (id: string, work: (timer: Timer) => Timer): void =>
  update((timers) => timers.map((timer) => (timer.id === id ? work(timer) : timer)));

/** Starts a timer of a recipe on the page, or starts it over. Call it from a click: browsers give sound only then. */
export function startTimer(id: string, label: string, seconds: number, recipeId = cooked[0]?.id): void {
  wakeSound();
  const endsAt = Date.now() + seconds * 1000;
  const recipe = cooked.find((each) => each.id === recipeId) ?? { id: '', title: '' };
  const timer = { id, recipe, label, seconds, endsAt, secondsLeft: seconds, hasRung: false };
  update((timers) => [...timers.filter((other) => other.id !== id), timer]);
  void askToNotify();
}

/** Pauses a running timer, lets a paused one go on. */
export function toggleTimer(id: string): void {
  wakeSound();
  const now = Date.now();
  change(id, (timer) =>
    timer.endsAt === null
      ? { ...timer, endsAt: now + timer.secondsLeft * 1000 }
      : { ...timer, endsAt: null, secondsLeft: secondsLeft(timer, now) },
  );
}

/** Gives a timer a minute more; one that has rung goes on for that minute. */
export function addMinute(id: string): void {
  wakeSound();
  const now = Date.now();
  change(id, (timer) => {
    const seconds = timer.seconds + MINUTE;
    if (timer.endsAt === null) return { ...timer, seconds, secondsLeft: timer.secondsLeft + MINUTE };
    return { ...timer, seconds, endsAt: Math.max(timer.endsAt, now) + MINUTE * 1000, hasRung: false };
  });
}

export function dismissTimer(id: string): void {
  update((timers) => timers.filter((timer) => timer.id !== id));
}

/** Marks those whose time is up, and returns them: of several tabs one gets them. */
export function takeDue(now: number): readonly Timer[] {
  const isDue = ({ hasRung, endsAt }: Timer) => !hasRung && endsAt !== null && endsAt <= now;
  if (!$timers.get().some(isDue)) return [];
  let due: readonly Timer[] = [];
  update((timers) => {
    due = timers.filter(isDue);
    return timers.map((timer) => (isDue(timer) ? { ...timer, hasRung: true } : timer));
  });
  return due;
}

/** Lets none have more left than it had: `left` has milliseconds, by the timer's id. */
export function holdTo(left: ReadonlyMap<string, number>, now: number): void {
  update((timers) => timers.map((timer) => endingBy(timer, now + (left.get(timer.id) ?? Number.POSITIVE_INFINITY))));
}
