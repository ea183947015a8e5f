import { beforeEach, describe, expect, it, vi } from 'vitest';

const SECOND = 1000;
const RECIPE = { id: 'dal', title: 'Dal' };
/** Notes of one ringing: two, three times over. */
const RINGING = 6;

const kept = new Map<string, string>();
/** Locks that are held. */
const held = new Set<string>();
const listeners: [name: string, listener: (event: object) => void][] = [];
let isTouched = true;
let notes = 0;
let stops = 0;
let contexts = 0;

class Sound {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  onstatechange = () => undefined;
  constructor() {
    contexts++;
  }
  resume = async () => {
    if (!isTouched) return new Promise<void>(() => undefined);
    this.state = 'running';
  };
  createGain = () => ({ gain: ramp(), connect: (next: unknown) => next });
  createOscillator = () => ({
    frequency: ramp(),
    connect: (next: unknown) => next,
    start: () => notes++,
    stop: () => stops++,
  });
}
const ramp = () => ({
  value: 0,
  setValueAtTime: () => 0,
  exponentialRampToValueAtTime: () => 0,
  linearRampToValueAtTime: () => 0,
});

async function request<T>(name: string, _: object, work: (lock: object | null) => Promise<T>): Promise<T> {
  if (held.has(name)) return work(null);
  held.add(name);
  try {
    return await work({});
  } finally {
    held.delete(name);
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tell = (name: string, event: object = {}) => {
  for (const [of, listener] of listeners) if (of === name) listener(event);
};

/** A page with the recipe, as a tab or a reload has it. */
async function openPage() {
  vi.resetModules();
  const timers = await import('#src/stores/recipes/timers.ts');
  const { $now } = await import('#src/stores/recipes/timer-clock.ts');
  const { $isSilent } = await import('#src/stores/recipes/chime.ts');
  const close = timers.openTimers(RECIPE);
  const stop = $now.listen(() => undefined);
  return {
    ...timers,
    $isSilent,
    leave: async () => {
      close();
      stop();
      await pass(7 * SECOND);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value);
      queueMicrotask(() => tell('storage', { key }));
    },
    removeItem(key: string) {
      kept.delete(key);
      queueMicrotask(() => tell('storage', { key }));
    },
  });
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('document', { title: 'Dal', visibilityState: 'visible' });
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
    listeners.push([name, listener]);
    signal.addEventListener('abort', () => {
      const at = listeners.findIndex(([, one]) => one === listener);
      if (at >= 0) listeners.splice(at, 1);
    });
  });
  kept.clear();
  held.clear();
  listeners.length = 0;
  isTouched = true;
  notes = stops = contexts = 0;
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

describe('the bell', () => {
  it('rings until it is dismissed, and is silent at once then', async () => {
    const page = await openPage();
    page.startTimer('rice', 'Rice', 10);
    await pass(9 * SECOND);
    expect(notes).toBe(0);
    await pass(1.5 * SECOND);
    expect(notes).toBe(RINGING);
    await pass(60 * SECOND);
    const sofar = notes;
    expect(sofar).toBeGreaterThanOrEqual(11 * RINGING);
    const before = stops;
    page.dismissTimer('rice');
    await pass(SECOND);
    expect(stops).toBeGreaterThan(before);
    await pass(60 * SECOND);
    expect(notes).toBe(sofar);
    await page.leave();
  });

  it('is one bell in two tabs, and ends in both', async () => {
    const one = await openPage();
    const other = await openPage();
    one.startTimer('rice', 'Rice', 10);
    await pass(SECOND);
    expect(other.$timers.get()).toHaveLength(1);
    tell('pointerup');
    await pass(9.5 * SECOND);
    expect(notes).toBe(RINGING);
    await pass(4 * SECOND);
    expect(notes).toBe(RINGING);
    other.dismissTimer('rice');
    await pass(20 * SECOND);
    expect(notes).toBe(RINGING);
    expect(one.$timers.get()).toEqual([]);
    await one.leave();
    await other.leave();
  });

  it('is left to the tab that has sound', async () => {
    const one = await openPage();
    one.startTimer('rice', 'Rice', 10);
    await pass(SECOND);
    isTouched = false;
    const other = await openPage();
    await pass(SECOND);
    expect([one.$isSilent.get(), other.$isSilent.get()]).toEqual([false, true]);
    await pass(9 * SECOND);
    expect(notes).toBe(RINGING);
    await one.leave();
    await other.leave();
  });

  it('says that it waits for a touch after a reload, rings from the first one on, and not before', async () => {
    const before = await openPage();
    before.startTimer('rice', 'Rice', 10);
    await before.leave();
    isTouched = false;
    const page = await openPage();
    await pass(SECOND);
    expect(page.$isSilent.get()).toBe(true);
    await pass(20 * SECOND);
    expect(page.$timers.get()[0]?.hasRung).toBe(true);
    expect(notes).toBe(0);
    isTouched = true;
    tell('pointerup');
    await pass(SECOND);
    expect(page.$isSilent.get()).toBe(false);
    expect(notes).toBe(RINGING);
    await page.leave();
  });

  it('opens no sound on a page without timers, touched or not', async () => {
    const page = await openPage();
    tell('pointerup');
    await pass(SECOND);
    expect([contexts, page.$isSilent.get()]).toEqual([0, false]);
    await page.leave();
  });

  it('rings without locks, too, and does not wait its turn for the next timer', async () => {
    vi.stubGlobal('navigator', {});
    const page = await openPage();
    page.startTimer('rice', 'Rice', 5);
    page.startTimer('peas', 'Peas', 7);
    await pass(5.5 * SECOND);
    expect(notes).toBe(RINGING);
    page.dismissTimer('rice');
    await pass(2 * SECOND);
    expect(notes).toBe(2 * RINGING);
    await page.leave();
  });
});

describe('a notification', () => {
  const shown: [title: string, options: object][] = [];
  const registration = {
    showNotification: async (title: string, options: object) => void shown.push([title, options]),
  };
  const register = vi.fn(async () => registration);
  const requestPermission = vi.fn(async () => {
    Object.assign(Notification, { permission: 'granted' });
  });
  beforeEach(() => {
    shown.length = 0;
    register.mockClear();
    requestPermission.mockClear();
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    const serviceWorker = { register, getRegistration: async () => registration };
    vi.stubGlobal('navigator', { locks: { request }, serviceWorker });
  });

  it('is asked for with the first timer, once, and tells where the page is not seen', async () => {
    const page = await openPage();
    tell('pointerup');
    expect(requestPermission).not.toHaveBeenCalled();
    page.startTimer('rice', 'Rice', 10);
    page.startTimer('peas', 'Peas', 20);
    await pass(0);
    expect(requestPermission).toHaveBeenCalledOnce();
    await pass(11 * SECOND);
    expect(shown).toEqual([]);
    Object.assign(document, { visibilityState: 'hidden' });
    await pass(20 * SECOND);
    expect(shown).toEqual([['Peas: time is up', { body: 'Dal', tag: 'peas', data: '/recipes/dal' }]]);
    await page.leave();
    const again = await openPage();
    Object.assign(Notification, { permission: 'default' });
    again.startTimer('more', 'More', 10);
    await pass(0);
    expect(requestPermission).toHaveBeenCalledOnce();
    await again.leave();
  });

  it('is none where it was refused', async () => {
    Object.assign(Notification, { permission: 'denied' });
    Object.assign(document, { visibilityState: 'hidden' });
    const page = await openPage();
    page.startTimer('rice', 'Rice', 5);
    await pass(10 * SECOND);
    expect([shown, register.mock.calls, requestPermission.mock.calls]).toEqual([[], [], []]);
    await page.leave();
  });
});
