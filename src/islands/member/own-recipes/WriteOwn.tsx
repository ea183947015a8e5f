import { useEffect, useState } from 'react';
import { paths } from '#src/paths.ts';
import { EMPTY_OWN, formOfOwn, type OwnForm } from '#src/stores/members/own-recipe-form.ts';
import { loadOwn, type OwnOrigin, originOfOwn } from '#src/stores/members/own-recipes.ts';
import { $member } from '#src/stores/members/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { OwnEditor } from './OwnEditor.tsx';
import { ReadOwn } from './ReadOwn.tsx';
import { sharedBefore, sharedPage } from './shared-page.ts';
import { isWayIn, type WayIn } from './ways-in.ts';

type Stage =
  | { at: 'loading' | 'failed' | 'gone' }
  | { at: 'ways'; way: WayIn; shared?: string }
  | { at: 'editor'; first: OwnForm; origin: OwnOrigin };

/** Where a recipe is written: a new one by the way it comes in, or the one of the address. */
export function WriteOwn() {
  const member = useLive($member);
  const [stage, setStage] = useState<Stage>({ at: 'loading' });
  useEffect(() => {
    const follow = () => void stageNow().then(setStage);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // What was typed before is kept under whose it is.
  if (!member) return <Loading />;
  switch (stage.at) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failure onRetry={() => location.reload()}>We couldn’t load this recipe.</Failure>;
    case 'gone':
      return (
        <p className="text-muted">
          This recipe isn’t there any more, or isn’t yours.{' '}
          <a className="link" href={paths.myRecipes}>
            Your recipes
          </a>
        </p>
      );
    case 'ways':
      return (
        <ReadOwn
          key={stage.way}
          way={stage.way}
          shared={stage.shared}
          onRead={(first) => setStage({ at: 'editor', first, origin: NEW })}
        />
      );
    case 'editor':
      return <OwnEditor first={stage.first} origin={stage.origin} />;
  }
}

/** Before the id of a recipe of the site. */
const OF = 'of=';
const NEW: OwnOrigin = { before: null, basedOn: null };

/** What was shared is in the address once: a reload, or another way, begins with nothing. */
async function stageNow(): Promise<Stage> {
  const shared = sharedPage(location.search) ?? sharedBefore();
  if (!shared) return stageOf(location.hash.slice(1));
  history.replaceState(history.state, '', paths.writeOwn);
  return { at: 'ways', way: shared.way, shared: shared.typed };
}

async function stageOf(hash: string): Promise<Stage> {
  if (hash === '' || hash === 'address') return { at: 'ways', way: 'address' };
  if (hash === 'hand') return { at: 'editor', first: EMPTY_OWN, origin: NEW };
  if (isWayIn(hash)) return { at: 'ways', way: hash };
  try {
    if (hash.startsWith(OF)) {
      const basedOn = hash.slice(OF.length);
      const first = await originOfOwn(basedOn);
      return first ? { at: 'editor', first, origin: { before: null, basedOn } } : { at: 'gone' };
    }
    const before = await loadOwn(hash);
    if (!before?.isYours) return { at: 'gone' };
    return {
      at: 'editor',
      first: formOfOwn(before.recipe, before.sharedWith === 'household'),
      origin: { before, basedOn: null },
    };
  } catch {
    return { at: 'failed' };
  }
}
