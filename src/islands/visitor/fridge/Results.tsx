import { counted } from '#src/domain/counted.ts';
import { SHOWN } from '#src/domain/search/fridge/kitchen.ts';
import type { FoodName } from '#src/domain/search/fridge/names.ts';
import type { Cookable, Ranking } from '#src/domain/search/fridge/rank.ts';
import { cookAgain, type RankingState, showMore } from '#src/stores/search/fridge.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { CookableRow } from './CookableRow.tsx';

interface Props {
  cooking: RankingState;
  foods: readonly FoodName[];
}

/** What can be cooked, the best first. */
export function Results({ cooking, foods }: Props) {
  if (cooking.kind === 'loading') return <Loading />;
  if (cooking.kind === 'failed')
    return (
      <Failure onRetry={() => void cookAgain()}>We couldn’t work out what you can cook. Please try again.</Failure>
    );
  const { ranking } = cooking;
  const { results, total } = ranking;
  return (
    <>
      <p className="text-muted" role="status">
        {foods.length > 0 ? summary(ranking, foods) : 'What you can cook shows here as soon as you name a food.'}
      </p>
      {groupsOf(results).map(([title, group]) => (
        <section key={title} className="mt-6" aria-label={title}>
          <h2 className="type-title">{title}</h2>
          <ul className="mt-4 grid gap-5">
            {group.map((recipe) => (
              <li key={recipe.id} className="min-w-0">
                <CookableRow recipe={recipe} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {results.length < Math.min(total, SHOWN.most) && results.length > 0 && !ranking.isNearest && (
        <Button className="for-script mt-8" onClick={showMore}>
          Show more recipes
        </Button>
      )}
    </>
  );
}

function summary({ total, isNearest, results }: Ranking, foods: readonly FoodName[]): string {
  if (results.length === 0) return 'No recipes yet.';
  if (isNearest) return `No recipe uses ${foods.map(({ name }) => name).join(' or ')}. These need the fewest extras.`;
  const found = `${counted(total, 'recipe')} ${total === 1 ? 'uses' : 'use'} some of it.`;
  return (results[0]?.missing.length ?? 0) > 0 ? `${found} The closest come first.` : found;
}

const READY = 'You can cook these now';
const CLOSE = 'Worth a little shopping';

/** In the order of the ranking, so that what lacks nothing has a heading only where it comes first. */
function groupsOf(results: readonly Cookable[]): [title: string, Cookable[]][] {
  const lacking = results.findIndex(({ missing }) => missing.length > 0);
  const ready = lacking < 0 ? results.length : lacking;
  const groups: [string, Cookable[]][] = [
    [READY, results.slice(0, ready)],
    [CLOSE, results.slice(ready)],
  ];
  return groups.filter(([, group]) => group.length > 0);
}
