/** "45 min", "1 h 15 min". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)} h ${rest} min` : `${Math.floor(minutes / 60)} h`;
}

/** Exact ISO 8601, as schema.org wants it: `PT1H15M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

/** Minutes of an ISO 8601 duration of days, hours and minutes; `null` for none, and from a week on. */
export function minutesOfIso(duration: string): number | null {
  const [, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d{1,3})D)?T?(?:(\d{1,4})H)?(?:(\d{1,5})M)?/i.exec(duration.slice(0, 40).trim()) ?? [];
  const total = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return total > 0 && total <= 10_080 ? total : null;
}
