/** A moment as an input of date and time shows it, in the time of whoever writes: "2026-03-29T08:00"; `null` is empty. */
export function localTime(at: number | null): string {
  if (at === null) return '';
  const local = new Date(at);
  local.setMinutes(local.getMinutes() - local.getTimezoneOffset());
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment that was typed, in UTC milliseconds. */
export const momentIn = (typed: string): number | null => (typed === '' ? null : new Date(typed).getTime());
