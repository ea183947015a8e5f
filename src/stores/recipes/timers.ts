import { atom, onMount } from 'nanostores';
import { chime, wakeSound } from './chime.ts';

/** A kitchen timer; several run side by side. */
export interface Timer {
  id: string;
  /** What it is for: "Step 2 · 15 minutes". */
  label: string;
  /** Seconds it was set to. */
  seconds: number;
  /** Moment it rings; `null` while paused. */
  endsAt: number | null;
  /** Seconds left when it was paused. */
  secondsLeft: number;
  hasRung: boolean;
}

export const $timers = atom<readonly Timer[]>([]);

/** The moment the countdowns show; moves only while somebody looks. */
export const $now = atom(0);

onMount($now, () => {
  const tick = () => {
    $now.set(Date.now());
    ringDue();
  };
  tick();
  const clock = setInterval(tick, 250);
  return () => clearInterval(clock);
});

/** Seconds a timer still has, from 0. */
export const secondsLeft = ({ endsAt, secondsLeft: left }: Timer, now: number): number =>
  endsAt === null ? left : Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Starts a timer, or starts it over. Call it from a click: browsers give sound only then. */
export function startTimer(id: string, label: string, seconds: number): void {
  wakeSound();
  const timer = { id, label, seconds, endsAt: Date.now() + seconds * 1000, secondsLeft: seconds, hasRung: false };
  $timers.set([...$timers.get().filter((other) => other.id !== id), timer]);
}

/** Pauses a running timer, lets a paused one go on. */
export function toggleTimer(id: string): void {
  const now = Date.now();
  change(id, (timer) =>
    timer.endsAt === null
      ? { ...timer, endsAt: now + timer.secondsLeft * 1000 }
      : { ...timer, endsAt: null, secondsLeft: secondsLeft(timer, now) },
  );
}

export function dismissTimer(id: string): void {
  $timers.set($timers.get().filter((timer) => timer.id !== id));
}

function change(id: string, work: (timer: Timer) => Timer): void {
  $timers.set($timers.get().map((timer) => (timer.id === id ? work(timer) : timer)));
}

function ringDue(): void {
  const now = Date.now();
  for (const { id, endsAt, hasRung } of $timers.get()) {
    if (hasRung || endsAt === null || endsAt > now) continue;
    change(id, (timer) => ({ ...timer, hasRung: true }));
    chime();
  }
}

/** "9:05", "1:15:00". */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
