import { atom, onMount } from 'nanostores';
import { keepJson, readStoredJson } from '../local-storage.ts';
import { chime, wakeSound } from './chime.ts';

/** A kitchen timer; several run side by side, and go on when the page is left or loaded again. */
export interface Timer {
  id: string;
  recipe: CookedRecipe;
  /** The label of a timer: "Step 2 · 15 minutes". */
  label: string;
  /** Seconds it was set to. */
  seconds: number;
  /** Moment it rings; `null` while paused. */
  endsAt: number | null;
  /** Seconds left when it was paused. */
  secondsLeft: number;
  hasRung: boolean;
}

interface CookedRecipe {
  id: string;
  title: string;
}

/** The key a browser keeps the timers under; there only while there are any. */
export const TIMERS_KEY = 'plantry:timers';
/** Who comes back later has eaten. */
const FORGOTTEN_MS = 12 * 3_600_000;

export const $timers = atom<readonly Timer[]>([]);

/** The moment the countdowns show; moves only while somebody looks. */
export const $now = atom(Date.now());

/** The recipe on the page, whose timers start here. */
let cooked: CookedRecipe = { id: '', title: '' };

onMount($now, () => {
  const title = document.title;
  const tick = () => {
    $now.set(Date.now());
    ringDue();
    const first = titleText($timers.get(), $now.get());
    document.title = first ? `${first} · ${title}` : title;
  };
  tick();
  const clock = setInterval(tick, 250);
  return () => {
    clearInterval(clock);
    document.title = title;
  };
});

/** Shows the timers this browser kept, of whichever recipe, and goes by other pages' changes of them. */
export function openTimers(recipe: CookedRecipe): () => void {
  cooked = recipe;
  const read = () => $timers.set(readTimers());
  const onStorage = ({ key }: StorageEvent) => key === TIMERS_KEY && read();
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** What is kept may be of an older day or another hand. */
function readTimers(): Timer[] {
  const kept = readStoredJson(TIMERS_KEY);
  const earliest = Date.now() - FORGOTTEN_MS;
  return (Array.isArray(kept) ? kept : []).filter(isTimer).filter(({ endsAt }) => endsAt === null || endsAt > earliest);
}

function isTimer(kept: Partial<Timer> | null): kept is Timer {
  const { id, recipe, label, seconds, endsAt, secondsLeft: left } = kept ?? {};
  const areNumbers = [seconds, left, endsAt ?? 0].every((number) => Number.isFinite(number));
  const areTexts = [id, label, recipe?.id, recipe?.title].every((text) => typeof text === 'string');
  return areNumbers && areTexts && endsAt !== undefined;
}

function show(timers: readonly Timer[]): void {
  $timers.set(timers);
  keepJson(TIMERS_KEY, timers.length > 0 ? timers : null);
}

/** Seconds a timer still has, from 0. */
export const secondsLeft = ({ endsAt, secondsLeft: left }: Timer, now: number): number =>
  endsAt === null ? left : Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Starts a timer of the recipe on the page, or starts it over. Call it from a click: browsers give sound only then. */
export function startTimer(id: string, label: string, seconds: number): void {
  wakeSound();
  const endsAt = Date.now() + seconds * 1000;
  const timer = { id, recipe: cooked, label, seconds, endsAt, secondsLeft: seconds, hasRung: false };
  show([...$timers.get().filter((other) => other.id !== id), timer]);
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

export function dismissTimer(id: string): void {
  show($timers.get().filter((timer) => timer.id !== id));
}

function change(id: string, work: (timer: Timer) => Timer): void {
  show($timers.get().map((timer) => (timer.id === id ? work(timer) : timer)));
}

function ringDue(): void {
  const now = Date.now();
  for (const { id, endsAt, hasRung } of $timers.get()) {
    if (hasRung || endsAt === null || endsAt > now) continue;
    change(id, (timer) => ({ ...timer, hasRung: true }));
    chime();
  }
}

/** For the browser's tab: the timer that rings next, or that one has rung. */
function titleText(timers: readonly Timer[], now: number): string {
  if (timers.some(({ hasRung }) => hasRung)) return 'Time is up';
  const running = timers.filter(({ endsAt }) => endsAt !== null).map((timer) => secondsLeft(timer, now));
  return running.length > 0 ? clockText(Math.min(...running)) : '';
}

/** The text of a timer that has rung: "Done", or from a minute on since when. */
export function rungText({ endsAt }: Timer, now: number): string {
  const minutes = Math.floor((now - (endsAt ?? now)) / 60_000);
  if (minutes < 1) return 'Done';
  return minutes < 60 ? `Done ${minutes} min ago` : `Done ${Math.floor(minutes / 60)} h ago`;
}

/** "9:05", "1:15:00". */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
