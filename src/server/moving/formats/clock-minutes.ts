/** Minutes of "1:45", as MasterCook writes times; `null` for none, which it writes as "0:00". */
export function clockMinutes(text: string | undefined): number | null {
  const [, hours, minutes] = /^\s*(\d{1,3}):([0-5]\d)\b/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0) || null;
}
