import { beforeEach, describe, expect, it, vi } from 'vitest';
import { planWithChange, withEntry } from '#src/domain/premium/meal-plan/arrange.ts';
import type { MealEntry } from '#src/domain/premium/meal-plan/entries.ts';
import {
  $shownWeek,
  $week,
  $weekStart,
  changeWeek,
  confirmWeek,
  followAddress,
  inTurn,
  loadWeek,
  type PlanStep,
  weekWith,
} from '#src/stores/premium/meal-plan-weeks.ts';
import { eventually } from '#tests/support/eventually.ts';
import { aMealEntry } from '../../domain/premium/meal-plan/a-meal-entry.ts';

let week = 9;
const [soup, dal] = [aMealEntry({ title: 'Soup' }), aMealEntry({ title: 'Dal' })];
const shown = () => $shownWeek.get().entries.map(({ title, servings }) => `${title} ${servings}`);

/** A change that the test answers when it likes. */
function held(apply: PlanStep['apply']) {
  let answer: (made?: MealEntry) => void = () => undefined;
  let refuse: () => void = () => undefined;
  const sent = new Promise<MealEntry | undefined>((resolve, reject) => {
    answer = resolve;
    refuse = () => reject(new Error('refused'));
  });
  const send = vi.fn(async () => {
    const made = await sent;
    return made && ((entries: readonly MealEntry[]) => withEntry(entries, made));
  });
  return { step: { week: $week.get(), apply, send }, send, answer, refuse };
}

const servings = (entry: MealEntry, count: number) =>
  held((entries) => planWithChange(entries, entry.id, { servings: count }));

beforeEach(() => {
  week += 1;
  $week.set(`2026-W${week}`);
  confirmWeek($week.get(), () => [soup, dal]);
});

describe('a change of the plan', () => {
  it('shows at once, before it is answered', async () => {
    const { step, answer } = servings(soup, 6);
    const done = changeWeek(step);
    expect(shown()).toEqual(['Soup 6', 'Dal 4']);
    answer();
    await done;
    expect(shown()).toEqual(['Soup 6', 'Dal 4']);
  });

  it('is taken back when it is refused, and it alone', async () => {
    const [first, second] = [servings(soup, 6), servings(dal, 2)];
    const refused = expect(changeWeek(first.step)).rejects.toThrow('refused');
    const done = changeWeek(second.step);
    expect(shown()).toEqual(['Soup 6', 'Dal 2']);
    first.refuse();
    await refused;
    expect(shown()).toEqual(['Soup 4', 'Dal 2']);
    second.answer();
    await done;
    expect(shown()).toEqual(['Soup 4', 'Dal 2']);
  });

  it('is sent after those before it, whatever becomes of them', async () => {
    const [first, second] = [servings(soup, 5), servings(soup, 6)];
    const refused = expect(changeWeek(first.step)).rejects.toThrow();
    const done = changeWeek(second.step);
    const after = vi.fn(async () => undefined);
    const last = inTurn(after);
    await Promise.resolve();
    expect(second.send).not.toHaveBeenCalled();
    first.refuse();
    await refused;
    expect(after).not.toHaveBeenCalled();
    second.answer();
    await Promise.all([done, last]);
    expect(second.send).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['Soup 6', 'Dal 4']);
  });

  it('becomes what the server made of it', async () => {
    const asked = aMealEntry({ title: 'Curry', position: 2 });
    const { step, answer } = held((entries) => withEntry(entries, asked));
    const done = changeWeek(step);
    answer({ ...asked, servings: 3 });
    await done;
    expect(shown()).toEqual(['Soup 4', 'Dal 4', 'Curry 3']);
  });

  it('is not hidden by a week that was asked for before it', async () => {
    const asked = aMealEntry({ title: 'Curry', position: 2 });
    let answerWeek = () => {};
    const fetched = vi.fn(async () => {
      const entries = [soup, dal];
      await new Promise<void>((resolve) => {
        answerWeek = resolve;
      });
      return Response.json({ week: $week.get(), entries, feed: null });
    });
    vi.stubGlobal('fetch', fetched);
    const loaded = loadWeek($week.get());
    await eventually(() => expect(fetched).toHaveBeenCalled());
    const { step, answer } = held((entries) => withEntry(entries, asked));
    const done = changeWeek(step);
    answer();
    expect(shown()).toEqual(['Soup 4', 'Dal 4', 'Curry 4']);
    answerWeek();
    await Promise.all([loaded, done]);
    expect(shown()).toEqual(['Soup 4', 'Dal 4', 'Curry 4']);
  });

  it('is answered before a week that is asked for after it', async () => {
    const { step, answer } = servings(soup, 6);
    const done = changeWeek(step);
    const fetched = vi.fn(async () => Response.json({ week: $week.get(), entries: [{ ...soup, servings: 6 }] }));
    vi.stubGlobal('fetch', fetched);
    const loaded = loadWeek($week.get());
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    answer();
    await Promise.all([done, loaded]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['Soup 6']);
  });
});

describe('a week', () => {
  it('is failed only where nothing was known of it', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    vi.stubGlobal('location', { origin: 'http://localhost' });
    $week.set('2027-W01');
    expect($shownWeek.get().state).toBe('waiting');
    await loadWeek('2027-W01');
    expect($shownWeek.get().state).toBe('failed');
  });

  it('that begins on another day is asked for anew, and shows nothing of the days before', async () => {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (request: Request | URL | string) => {
      const { searchParams } = new URL(request instanceof Request ? request.url : request, 'http://localhost');
      asked.push(`${searchParams.get('week')} ${searchParams.get('weekStart')}`);
      return Response.json({ week: searchParams.get('week'), weekStart: 'Sunday', entries: [dal], feed: null });
    });
    vi.stubGlobal('location', { origin: 'http://localhost', search: '?week=2026-W20' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    confirmWeek('2026-W20', () => [soup]);
    expect(weekWith('2026-05-17')).toBe('2026-W20');
    followAddress('Sunday');
    expect(weekWith('2026-05-17')).toBe('2026-W21');
    expect(shown()).toEqual([]);
    await eventually(() => expect(shown()).toEqual(['Dal 4']));
    expect(asked).toEqual(['2026-W20 Sunday']);
    $weekStart.set('Monday');
  });
});
