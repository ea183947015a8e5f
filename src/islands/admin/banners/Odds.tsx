import { type Banner, type BannerSettings, bannerRuns, oddsOf } from '#src/domain/site/banners.ts';
import { Card } from '../ui/Card.tsx';
import { BANNER_PAGES } from './pages.ts';

interface Props {
  banners: readonly Banner[];
  settings: BannerSettings;
}

/** What each page shows, and how much of the time. */
export function Odds({ banners, settings }: Props) {
  return (
    <Card title="What visitors see">
      <dl className="grid gap-3.5">
        {BANNER_PAGES.map(({ page, name, field }) => {
          const shown = banners.filter(
            (banner) =>
              banner[field] && (banner.isActive || !settings.showOnlyActive) && bannerRuns(banner, Date.now()),
          );
          const odds = oddsOf(shown, settings);
          return (
            <div key={page}>
              <dt className="font-semibold">{name}</dt>
              {shown.length === 0 && <dd className="text-muted">No banner</dd>}
              {shown.map(({ id, title }) => (
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
