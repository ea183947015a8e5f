import type { ReactNode } from 'react';
import { $memberHome } from '#src/stores/members/member-home.ts';
import { $homeSearch } from '#src/stores/recipes/featured.ts';
import { $aiSearch, isShown } from '#src/stores/search/ai-search.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';
import { Again } from './Again.tsx';
import { SeasonsCollection } from './SeasonsCollection.tsx';
import { Tonight } from './Tonight.tsx';
import { Week } from './Week.tsx';

/**
 * What there is for the member today: a dish, the week, one to cook again, what is in season. What stands below comes once its
 * height is known, so that nothing moves.
 */
export function Today({ children }: { children: ReactNode }) {
  const { data, error } = useLive($memberHome);
  const isAnswered = isShown(useLive($aiSearch));
  // What was searched for comes right under the field.
  if (useLive($homeSearch) || isAnswered) return children;
  if (error && !data) {
    return (
      <>
        <Failure onRetry={() => $memberHome.invalidate()}>We couldn’t load your day.</Failure>
        {children}
      </>
    );
  }
  return (
    <>
      <div
        className="mt-9 grid grid-cols-1 gap-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-14 aria-busy:min-h-svh aria-busy:content-start"
        aria-busy={!data}
      >
        <Tonight tonight={data?.tonight} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {data?.week && <Week days={data.week} />}
          {data?.again && <Again again={data.again} />}
          {data?.collection && <SeasonsCollection collection={data.collection} />}
        </div>
      </div>
      {data && children}
    </>
  );
}
