const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "21 Nov 2026, 04:30", of UTC milliseconds, in the reader's time zone. */
export const moment = (at: number): string => format.format(at);
