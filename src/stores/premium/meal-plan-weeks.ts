import { atom, computed } from 'nanostores';
import { weekPlanCall } from '#src/contracts/premium/meal-plan.ts';
import type { WeekStart } from '#src/domain/members/week-start.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import type { CalendarFeed } from '#src/domain/premium/meal-plan/week-plan.ts';
import { localDay, weekOf, weekSchema } from '#src/domain/premium/weeks.ts';
import { paths } from '#src/paths.ts';
import { call } from '../client.ts';
import { retried } from '../query.ts';
import { followKitchen } from './kitchen-events.ts';

type Entries = readonly MealEntry[];

/** A change on its way: what it makes of the plan, here at once and on the server in its turn. */
export interface PlanStep {
  week: string;
  apply: (entries: Entries) => MealEntry[];
  /** Resolves to what the server made of it, where that is more than was asked. */
  send: () => Promise<((entries: Entries) => MealEntry[]) | undefined>;
}

interface KnownWeek {
  state: 'waiting' | 'failed' | 'ready';
  /** As the server has it. */
  confirmed: Entries;
  /** On their way, in their order. */
  steps: readonly PlanStep[];
}

const UNKNOWN: KnownWeek = { state: 'waiting', confirmed: [], steps: [] };

/** The week on screen; empty until the browser has said which. */
export const $week = atom('');
/** The day weeks begin on, which all calls about one are told: so they mean the days on screen. */
export const $weekStart = atom<WeekStart>('Monday');
const $weeks = atom<Record<string, KnownWeek>>({});
/** The calendar feed, where there is one. */
export const $feed = atom<CalendarFeed | null>(null);

export interface ShownWeek {
  state: KnownWeek['state'];
  /** With every change that is still on its way. */
  entries: MealEntry[];
}

export const $shownWeek = computed([$week, $weeks], (week, weeks): ShownWeek => {
  const { state, confirmed, steps } = weeks[week] ?? UNKNOWN;
  return { state, entries: steps.reduce<MealEntry[]>((entries, step) => step.apply(entries), [...confirmed]) };
});

function update(week: string, change: (known: KnownWeek) => Partial<KnownWeek>): void {
  const known = $weeks.get()[week] ?? UNKNOWN;
  $weeks.set({ ...$weeks.get(), [week]: { ...known, ...change(known) } });
}

/**
 * Asks the server for a week, which shows as it was known until the answer is there. In turn with the changes, so that
 * none is answered while an answer from before it is on its way.
 */
export async function loadWeek(week: string): Promise<void> {
  if ($weeks.get()[week]?.state === 'failed') update(week, () => ({ state: 'waiting' }));
  try {
    const plan = await inTurn(() =>
      retried(() => call(weekPlanCall, { query: { week, weekStart: $weekStart.get() } })),
    );
    update(week, () => ({ state: 'ready', confirmed: plan.entries }));
    $feed.set(plan.feed);
  } catch {
    update(week, ({ state }) => ({ state: state === 'ready' ? 'ready' : 'failed' }));
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs work when every change before it has been answered. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** Shows a change at once and sends it in its turn; one the server refuses is taken back, and it alone. */
export async function changeWeek(step: PlanStep): Promise<void> {
  update(step.week, ({ steps }) => ({ steps: [...steps, step] }));
  const without = ({ steps }: KnownWeek) => steps.filter((each) => each !== step);
  try {
    const answered = await inTurn(step.send);
    update(step.week, (known) => ({
      confirmed: (answered ?? step.apply)(known.confirmed),
      steps: without(known),
    }));
  } catch (error) {
    update(step.week, (known) => ({ steps: without(known) }));
    throw error;
  }
}

/** Takes over what the server did to a week by itself. */
export const confirmWeek = (week: string, made: (entries: Entries) => MealEntry[]): void =>
  update(week, ({ confirmed }) => ({ confirmed: made(confirmed) }));

/** The week in which a day is shown. */
export const weekWith = (day: string): string => weekOf(day, $weekStart.get());

function weekOfAddress(): string {
  const asked = weekSchema.safeParse(new URLSearchParams(location.search).get('week'));
  return asked.success ? asked.data : weekWith(localDay(new Date()));
}

function show(week: string): void {
  $week.set(week);
  void loadWeek(week);
}

/** Shows the week the address names, as weeks begin, and follows it and what is changed elsewhere. Returns the way to stop. */
export function followAddress(weekStart: WeekStart): () => void {
  // What is known of a week is of its days; what is on its way comes with the answer after it.
  if (weekStart !== $weekStart.get()) $weeks.set({});
  $weekStart.set(weekStart);
  const follow = () => show(weekOfAddress());
  follow();
  addEventListener('popstate', follow);
  let shown: number | undefined;
  const unfollow = followKitchen(({ plan }) => {
    if (shown !== undefined && plan !== shown) void loadWeek($week.get());
    shown = plan;
  });
  return () => {
    removeEventListener('popstate', follow);
    unfollow();
  };
}

/** Another week, in the address too. */
export function goToWeek(week: string): void {
  history.pushState(null, '', paths.mealPlanWeek(week));
  show(week);
}
