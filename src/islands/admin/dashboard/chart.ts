import { nounFor } from '#src/domain/counted.ts';
import type { VisitDay } from '#src/domain/site/stats.ts';

const ENDS = [4, 6, 8, 10, 12, 16, 20, 30];

/** The upper end of the scale: the least round, even number that holds all values. */
export function scaleEnd(most: number): number {
  for (let end = 1; ; end *= 10) {
    for (const step of ENDS) if (end * step >= most) return end * step;
  }
}

export const busiestOf = (days: readonly VisitDay[]): VisitDay | undefined =>
  days.reduce<VisitDay | undefined>((most, day) => (day.visits > (most?.visits ?? 0) ? day : most), undefined);

const dayInWords = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Nov 21`. */
export const chartDate = (date: string): string => dayInWords.format(new Date(date));

const many = (count: number, noun: string): string => `${count.toLocaleString('en')} ${nounFor(count, noun)}`;

/** "Nov 21: 12 visits, 5 visitors". */
export const describeDay = ({ date, visits, visitors }: VisitDay): string =>
  `${chartDate(date)}: ${many(visits, 'visit')}, ${many(visitors, 'visitor')}`;

/** "now 12 % more", or that there is nothing to compare with. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'the same' : 'none';
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? 'the same' : `now ${Math.abs(change)} % ${change > 0 ? 'more' : 'less'}`;
}

/** The chart in a sentence. */
export function describeDays(days: readonly VisitDay[]): string {
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  const busiest = busiestOf(days);
  const inAll = `${many(total, 'visit')} in the last ${days.length} days`;
  return busiest ? `${inAll}, most on ${describeDay(busiest)}.` : `${inAll}.`;
}
