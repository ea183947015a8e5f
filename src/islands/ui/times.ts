const minutes = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const longDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

// All of UTC milliseconds, in the reader's time zone.

/** "21 Nov 2026, 04:30". */
export const moment = (at: number): string => minutes.format(at);

/** "04:30". */
export const clockTime = (at: number): string => clock.format(at);

/** "21 Nov 2026". */
export const dateText = (at: number): string => days.format(at);

/** "21 November 2026". */
export const longDay = (at: number): string => longDays.format(at);
