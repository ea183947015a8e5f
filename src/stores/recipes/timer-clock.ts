import { atom, onMount } from 'nanostores';
import { ringBell, stopBell } from './bell.ts';
import { notifyOf } from './timer-notification.ts';
import { titleText } from './timer-texts.ts';
import { $timers, holdTo, takeDue } from './timers.ts';

/** The moment the countdowns show; moves only while somebody looks. */
export const $now = atom(Date.now());

/** Milliseconds each running timer had left a moment ago. */
let left: ReadonlyMap<string, number> = new Map();

onMount($now, () => {
  const title = document.title;
  const tick = () => {
    const now = Date.now();
    // The machine's clock was put back: the food isn't.
    if (now < $now.get()) holdTo(left, now);
    $now.set(now);
    void notifyOf(takeDue(now));
    const timers = $timers.get();
    left = new Map(timers.flatMap(({ id, endsAt }) => (endsAt === null ? [] : [[id, endsAt - now]])));
    if (timers.some(({ hasRung }) => hasRung)) void ringBell();
    else stopBell();
    const first = titleText(timers, now);
    document.title = first ? `${first} · ${title}` : title;
  };
  tick();
  const clock = setInterval(tick, 250);
  return () => {
    clearInterval(clock);
    left = new Map();
    stopBell();
    document.title = title;
  };
});
