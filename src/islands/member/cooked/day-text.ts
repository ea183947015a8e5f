const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "16 Nov 2026" of `2026-11-16`: a day of the calendar is the same everywhere. */
export const dayText = (day: string): string => days.format(Date.parse(day));

/** "November 2026" of `2026-11`. */
export const monthText = (month: string): string => months.format(Date.parse(`${month}-01`));
