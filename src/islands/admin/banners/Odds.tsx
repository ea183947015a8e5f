import { type Banner, type BannerSettings, bannerRuns, oddsOf, showsBanners } from '#src/domain/site/banners.ts';
import type { ConfiguredTitle, PageKey } from '#src/domain/site/site.ts';
import { paths } from '#src/paths.ts';
import { Card } from '../ui/Card.tsx';
import { BANNER_PAGES } from './pages.ts';

interface Props {
  banners: readonly Banner[];
  settings: BannerSettings;
  titles: readonly ConfiguredTitle[];
}

/** Whoever isn't signed in gets the landing page at the home's address, and is asked to sign in at the favourites'. */
const MEMBERS_ONLY: ReadonlySet<PageKey> = new Set(['home', 'favourites']);

/** What each page shows, and how much of the time. */
export function Odds({ banners, settings, titles }: Props) {
  return (
    <Card title="What visitors see">
      <dl className="grid gap-3.5">
        {BANNER_PAGES.map(({ page, name, field }) => {
          const shown = banners.filter(
            (banner) =>
              banner[field] && (banner.isActive || !settings.showOnlyActive) && bannerRuns(banner, Date.now()),
          );
          const odds = oddsOf(shown, settings);
          const isShowing = titles.some((title) => title.page === page && showsBanners(title));
          return (
            <div key={page}>
              <dt className="font-semibold">
                {name}
                {MEMBERS_ONLY.has(page) && <span className="font-normal text-muted"> · signed-in members only</span>}
              </dt>
              {shown.length === 0 && <dd className="text-muted">No banner</dd>}
              {shown.length > 0 && !isShowing && (
                <dd className="text-warning">
                  Nobody sees {shown.length === 1 ? 'its banner' : `its ${shown.length} banners`} yet: a page needs a
                  title of its own to show one.{' '}
                  <a className="link" href={paths.adminPageTitles}>
                    Give it a title
                  </a>
                </dd>
              )}
              {(isShowing ? shown : []).map(({ id, title }) => (
                <dd key={id}>
                  <span className="tabular-nums">{Math.round((odds.get(id) ?? 0) * 100)} %</span> {title}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
