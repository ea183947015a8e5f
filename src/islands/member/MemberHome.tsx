import { ArrowRight, Flame, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { $session } from '#src/stores/members/session.ts';
import { $favourites } from '#src/stores/recipes/favourites.ts';
import { useLive } from '../ui/use-live.ts';
import { Featured } from './Featured.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { Today } from './home/Today.tsx';

/** What members see at `/` instead of the landing page, with the page's banner or title; until it is known who they are, its frame. */
export function MemberHome({ children: banner }: { children?: ReactNode }) {
  const { data } = useLive($session);
  const { data: favourites } = useLive($favourites);
  return (
    <>
      <h1 className="text-h1">
        Welcome back{data && <span className="wrap-anywhere">, {data.member?.firstName || 'Plant Lover'}</span>}
      </h1>
      {banner}
      <div className="home-actions mt-7 flex flex-wrap gap-3 wide:items-center">
        <HomeSearch />
        <a href={paths.favorites} className="button button-outline">
          <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
          My Favorites{' '}
          <span className="min-w-6 rounded-full bg-primary-soft px-1.75 py-0 type-meta leading-normal text-on-primary-soft tabular-nums">
            {favourites?.length ?? <span className="sr-only">not counted yet</span>}
          </span>
        </a>
        <a href={paths.trending} className="button button-outline">
          <Flame size={20} strokeWidth={1.75} aria-hidden="true" />
          Trending Recipes
        </a>
      </div>
      <Today>
        <Featured />
        <a href={paths.recipes()} className="button button-primary mt-12">
          View All Recipes
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </Today>
    </>
  );
}
