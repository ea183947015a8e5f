/** `2026-11-25`: the day that a time zone has at a moment (UTC milliseconds). */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** `2026-11-25T08:00`, as a field for date and time has it, in a time zone. */
export function fieldIn(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayIn(timeZone, at)}T${parts.format(at)}`;
}

/** "25 November 2026", in a time zone. */
export const letterDay = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(at);

/** "on Friday, 27 November at 08:00", in a time zone. */
export function momentText(timeZone: string, at: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
  return `on ${day} at ${time}`;
}
