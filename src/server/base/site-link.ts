import { env } from './env.ts';

/** Absolute address of a path of this site, for a mail. */
export const siteLink = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${env().SITE_URL}${path}${search && `?${search}`}`;
};
