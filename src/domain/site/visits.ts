import { bounded } from '../pattern.ts';

/** The path at which a page tells that it is being looked at, when whoever served it could not know. */
export const VISITS_PATH = '/api/visits';
const DAY_MS = 86_400_000;

/** Days on the chart of the dashboard, today among them. */
export const CHART_DAYS = 30;

/** UTC day of a moment, in days since 1970. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY_MS);

/** `2026-11-21`. */
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Every browser calls itself a Mozilla; programs that read pages for other ends name themselves or their maker's page. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
const PROGRAM = bounded(
  10_000,
  /bot\b|bot[/_-]|crawl|spider|slurp|scrap|headless|lighthouse|pagespeed|preview|prerender|fetch|monitor|uptime|pingdom|archiv|facebookexternalhit|whatsapp|telegram|python|curl|wget|http-?client|node|phantom|selenium|playwright|puppeteer|compatible;(?!.*\b(?:MSIE|Trident)\b)|https?:\/\//i,
);

/** Whether a person is likely to sit before what calls itself so. */
export const isBrowser = (userAgent: string): boolean => BROWSER.test(userAgent) && !PROGRAM.test(userAgent);

/** The recipe whose page an address is; `null` for every other page. */
export const recipeOfPath = (pathname: string): string | null =>
  /^\/recipes\/([a-z0-9-]{1,200})$/.exec(pathname)?.[1] ?? null;
