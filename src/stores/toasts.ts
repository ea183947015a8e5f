import { TOAST_MS } from '#src/domain/constants.ts';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  /** Milliseconds on screen. */
  duration?: number;
  action?: { label: string; run: () => void };
  /** Goes along when the page is left for another one of the site, and stays there for the rest of its time. */
  goesAlong?: boolean;
}

let leaving: ReturnType<typeof setTimeout> | undefined;
let leftOver: (Toast & { until: number }) | undefined;

/** Shows a notice at the foot of the page; only one is visible at a time, a new one takes the place of the old. */
export function toast({ title, description, tone = 'plain', duration = TOAST_MS, action, goesAlong }: Toast): void {
  const place = document.getElementById('toaster');
  if (!place) return;
  clearTimeout(leaving);
  riseAbove(place);
  const card = document.createElement('div');
  card.className = tone === 'danger' ? 'toast toast-danger' : 'toast';
  const words = card.appendChild(document.createElement('div'));
  words.appendChild(document.createElement('strong')).textContent = title;
  if (description) words.appendChild(document.createElement('p')).textContent = description;
  if (action) card.appendChild(actionButton(action));
  place.replaceChildren(card);
  standClear(place, card);
  // What says the same beside a field comes a moment later, and moves what is below.
  const moves = new ResizeObserver(() => (card.isConnected ? standClear(place, card) : moves.disconnect()));
  moves.observe(document.body);
  leftOver = goesAlong ? { title, tone, until: Date.now() + duration, ...(description && { description }) } : undefined;
  leaving = setTimeout(hide, duration);
  if (goesAlong) addEventListener('pagehide', leaveOver);
}

/** A modal dialog covers everything but what was put on top after it. */
function riseAbove(place: HTMLElement): void {
  if (!document.querySelector('dialog:modal')) return;
  place.popover = 'manual';
  place.hidePopover();
  place.showPopover();
}

/**
 * The elements somebody may want to press while a notice is there. Words that lead somewhere are many, and can be scrolled to.
 */
const PRESSED = 'button, .button, input, select, textarea, summary, [role="button"]';
const STEP = 8;

/**
 * Puts a notice where it covers nothing to press: at the foot of the window, under the header, or between them as low as
 * it can; at the foot where there is no such place.
 */
function standClear(place: HTMLElement, card: HTMLElement): void {
  // Where motion is reduced, everything changes within an instant, and is measured as it was at its beginning.
  place.style.setProperty('transition', 'none', 'important');
  place.style.bottom = '';
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const header = dialog ? undefined : document.querySelector('.site-header')?.getBoundingClientRect();
  const pressed = [...(dialog ?? document).querySelectorAll(PRESSED)]
    .filter((element) => !place.contains(element) && element.checkVisibility({ opacityProperty: true }))
    .map((element) => element.getBoundingClientRect());
  const foot = card.getBoundingClientRect();
  const highest = foot.top - Math.max(header?.bottom ?? 0, 0) - 8;
  const between = Array.from({ length: Math.max(0, Math.floor(highest / STEP)) }, (_, step) => (step + 1) * STEP);
  const isClear = (up: number) =>
    pressed.every(
      ({ top, bottom, left, right }) =>
        bottom <= foot.top - up || top >= foot.bottom - up || right <= foot.left || left >= foot.right,
    );
  const up = [0, Math.max(0, highest), ...between].find(isClear);
  if (up) place.style.bottom = `${innerHeight - place.getBoundingClientRect().bottom + up}px`;
}

function hide(): void {
  document.querySelector('#toaster > .toast')?.remove();
  leftOver = undefined;
}

/** The key under which boot.ts finds a notice that was still on screen when its page was left, to show it on the next one. */
const LEFT_OVER = 'plantry:toast';

function leaveOver(): void {
  if (!leftOver) return;
  try {
    sessionStorage.setItem(LEFT_OVER, JSON.stringify({ ...leftOver, duration: leftOver.until - Date.now() }));
  } catch {
    // Without storage the notice ends with its page.
  }
}

/** Shows, for the rest of its time, the notice the page before left over. */
export function showLeftOver(): void {
  const text = sessionStorage.getItem(LEFT_OVER);
  sessionStorage.removeItem(LEFT_OVER);
  if (text) toast(JSON.parse(text) as Toast);
}

function actionButton({ label, run }: NonNullable<Toast['action']>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = '-my-2.5 min-h-11 flex-none px-2 font-semibold whitespace-nowrap underline underline-offset-3';
  button.textContent = label;
  button.addEventListener('click', () => {
    hide();
    run();
  });
  return button;
}
