import { AppError, type FieldIssue } from '#src/domain/errors.ts';
import type { SiteEntry } from '#src/domain/site/appearance/entries.ts';
import { ownAddress } from '#src/domain/site/redirects.ts';
import { entriesProblem } from '#src/front-entries.ts';
import { read } from '../base/database.ts';
import { env } from '../base/env.ts';
import { ownPages } from './own-pages.ts';
import { allRedirects } from './redirects.ts';

interface Chosen {
  header: SiteEntry[] | null;
  footer: SiteEntry[] | null;
}

/** Throws `validation` where an entry leads to no page of this site, or a page could not be found any more. */
export async function refuseLostEntries(chosen: Chosen | null): Promise<void> {
  if (!chosen) return;
  const { answers } = await ownPages(read());
  const redirects = await allRedirects();
  const leads = (path: string): boolean => answers(path) || redirects.has(path);
  const issues = [...deadIn('header', chosen.header, leads), ...deadIn('footer', chosen.footer, leads)];
  const lost = entriesProblem(chosen);
  if (lost) issues.push({ path: 'header', message: lost });
  const [first] = issues;
  if (first) throw new AppError('validation', first.message, { issues });
}

const deadIn = (
  place: keyof Chosen,
  entries: readonly SiteEntry[] | null,
  leads: (path: string) => boolean,
): FieldIssue[] =>
  (entries ?? []).flatMap(({ label, href }, i) => {
    const [path] = ownAddress(href, env().SITE_URL)?.split(/[?#]/, 1) ?? [];
    if (path === undefined || leads(path)) return [];
    return [{ path: `${place}.${i}.href`, message: `There’s no page at ${href}, where “${label}” leads.` }];
  });
