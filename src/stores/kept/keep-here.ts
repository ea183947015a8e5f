import type { MemberView } from '#src/contracts/members/auth.ts';
import { weekStartOf } from '#src/domain/members/member.ts';
import { localDay, weekOf } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { addressOfCall } from '../client.ts';
import { currentMember } from '../members/session.ts';
import { $keptAt } from '../reach.ts';
import { emptyKept, retire, wasEmptiedHere } from './empty-kept.ts';
import type { KeptMessage } from './names.ts';
import { sayKept } from './say-kept.ts';

/** Milliseconds after which a page has what it needs, and leaves the connection to what is kept for the way. */
const SETTLED_MS = 2000;

/** Has this member's pages kept on the device, and says where what is shown comes from there. Does nothing where a browser forbids it. */
export async function keepHere(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  $keptAt.subscribe((at) => at !== null && sayKept(at));
  try {
    await askWhetherKept();
    const member = await currentMember();
    if (!member) return await emptyKept();
    await retire();
    await navigator.serviceWorker.register(paths.keptWorker);
    const registration = await navigator.serviceWorker.ready;
    setTimeout(() => void tell(registration, member).catch(() => undefined), SETTLED_MS);
  } catch {
    // Without reception, in a private window, or where it's forbidden: the site is as it is without it.
  }
}

/** Tells the worker of the build that the site has now: that of an earlier one would keep the page among its own. */
async function tell(registration: ServiceWorkerRegistration, member: MemberView): Promise<void> {
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (next) await isActive(next);
  if (isStillSignedIn() && !wasEmptiedHere()) registration.active?.postMessage(opened(member));
}

const isActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });

/** Another tab may have signed out. */
const isStillSignedIn = (): boolean => /(?:^|; )signed_in=1/.test(document.cookie);

async function askWhetherKept(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (typeof data === 'number') $keptAt.set(data);
  };
  worker.postMessage({ type: 'shown' } satisfies KeptMessage, [port2]);
}

const opened = (member: MemberView): KeptMessage => ({
  type: 'opened',
  page: location.pathname,
  answers: savesData() ? [] : answersFor(member),
});

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What a member wants to see on the way without having opened it on this device: addresses as pages ask for them. */
export function answersFor(member: Pick<MemberView, 'isPremium' | 'weekStart'> & Partial<MemberView>): string[] {
  const day = localDay(new Date());
  const weekStart = weekStartOf(member);
  const week = weekOf(day, weekStart);
  const ofPremium = [addressOfCall('/api/meal-plan', {}, { week, weekStart }), '/api/shopping-list'];
  return [
    ...(member.isPremium ? ofPremium : []),
    ...['/api/auth/user', '/api/favorites', addressOfCall('/api/home', {}, { day })],
    addressOfCall('/api/own-recipes', {}, { search: '', page: '1' }),
  ];
}
