import { useEffect, useState } from 'react';
import type { MembersRecipe } from '#src/domain/own-recipes/own-recipe.ts';
import { paths } from '#src/paths.ts';
import { EMPTY_OWN, formOfOwn, type OwnForm } from '#src/stores/members/own-recipe-form.ts';
import { loadOwn } from '#src/stores/members/own-recipes.ts';
import { $member } from '#src/stores/members/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLive } from '../../ui/use-live.ts';
import { OwnEditor } from './OwnEditor.tsx';
import { ReadOwn } from './ReadOwn.tsx';
import { isWayIn, type WayIn } from './ways-in.ts';

type Stage =
  | { at: 'loading' | 'failed' | 'gone' }
  | { at: 'ways'; way: WayIn }
  | { at: 'editor'; first: OwnForm; before: MembersRecipe | null };

/** Where a recipe is written: a new one by the way it comes in, or the one of the address. */
export function WriteOwn() {
  const member = useLive($member);
  const [stage, setStage] = useState<Stage>({ at: 'loading' });
  useEffect(() => {
    const follow = () => void stageOf(location.hash.slice(1)).then(setStage);
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
      return <ReadOwn way={stage.way} onRead={(first) => setStage({ at: 'editor', first, before: null })} />;
    case 'editor':
      return <OwnEditor key={stage.before?.revision ?? 0} first={stage.first} before={stage.before} />;
  }
}

async function stageOf(hash: string): Promise<Stage> {
  if (hash === '' || hash === 'address') return { at: 'ways', way: 'address' };
  if (hash === 'hand') return { at: 'editor', first: EMPTY_OWN, before: null };
  if (isWayIn(hash)) return { at: 'ways', way: hash };
  try {
    const before = await loadOwn(hash);
    if (!before?.isYours) return { at: 'gone' };
    return { at: 'editor', first: formOfOwn(before.recipe, before.sharedWith === 'household'), before };
  } catch {
    return { at: 'failed' };
  }
}
