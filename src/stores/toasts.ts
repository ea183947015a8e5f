import { TOAST_MS } from '#src/domain/constants.ts';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  /** Milliseconds on screen. */
  duration?: number;
  action?: { label: string; run: () => void };
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice at the foot of the page; only one is visible at a time, a new one takes the place of the old. */
export function toast({ title, description, tone = 'plain', duration = TOAST_MS, action }: Toast): void {
  const place = document.getElementById('toaster');
  if (!place) return;
  clearTimeout(leaving);
  const card = document.createElement('div');
  card.className = tone === 'danger' ? 'toast toast-danger' : 'toast';
  const words = card.appendChild(document.createElement('div'));
  words.appendChild(document.createElement('strong')).textContent = title;
  if (description) words.appendChild(document.createElement('p')).textContent = description;
  if (action) card.appendChild(actionButton(action));
  place.replaceChildren(card);
  leaving = setTimeout(() => card.remove(), duration);
}

function actionButton({ label, run }: NonNullable<Toast['action']>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-action';
  button.textContent = label;
  button.addEventListener('click', () => {
    run();
    button.closest('.toast')?.remove();
  });
  return button;
}
