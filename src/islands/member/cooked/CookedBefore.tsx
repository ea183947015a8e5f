import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { $cooked, $cookedRecipe } from '#src/stores/members/cookings.ts';
import { $member } from '#src/stores/members/session.ts';
import { $servings } from '#src/stores/recipes/servings.ts';
import { useLive } from '../../ui/use-live.ts';
import { dayText } from './day-text.ts';
import { KeepCooked } from './KeepCooked.tsx';

/** How often the member cooked the recipe of the page, and when last. */
export function CookedBefore({ recipeId, servings }: { recipeId: string; servings: number | null }) {
  const { data } = useLive($cooked);
  const member = useLive($member);
  const chosen = useStore($servings, { ssr: 'initial' });
  useEffect(() => $cookedRecipe.set(recipeId), [recipeId]);
  const [last] = data?.latest ?? [];
  const said = data?.latest.filter(({ note }) => note !== '').slice(0, 3) ?? [];
  return (
    <div className="mt-7 for-members no-print">
      {said.length > 0 && (
        <ul className="mb-3.5 grid gap-2">
          {said.map(({ id, day, note }) => (
            <li key={id} className="max-w-text wrap-anywhere">
              <span className="text-meta text-muted">{dayText(day)}</span> {note}
            </li>
          ))}
        </ul>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
        {/* Before the island is awake a press would be lost. */}
        {member && <KeepCooked recipeId={recipeId} servings={chosen ?? servings} />}
        {last && data && (
          <a className="link text-meta inline-flex min-h-11 items-center" href={paths.cooked}>
            You cooked this {data.times === 1 ? 'once' : counted(data.times, 'time')}, last on {dayText(last.day)}
          </a>
        )}
      </div>
    </div>
  );
}
