import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type FridgeAnswer, fridgeQuery, type ReadFridge } from '#src/domain/search/fridge/address.ts';
import { MOST_FOODS } from '#src/domain/search/fridge/kitchen.ts';
import type { FoodName } from '#src/domain/search/fridge/names.ts';
import { paths } from '#src/paths.ts';
import {
  $cooking,
  $fridge,
  $isFridgeOpen,
  addFoods,
  addTyped,
  openFridge,
  removeFood,
  setStaple,
} from '#src/stores/search/fridge.ts';
import { useLive } from '../../ui/use-live.ts';
import { FoodChips } from './FoodChips.tsx';
import { FoodField } from './FoodField.tsx';
import { Results } from './Results.tsx';
import { Staples } from './Staples.tsx';

interface Props {
  /** As the page was made. */
  answer: FridgeAnswer;
  /** What an empty fridge is offered. */
  frequent: readonly FoodName[];
}

/** What is there, and what can be cooked from it. A form and links that the server answers until the first touch. */
export function FridgeSearch({ answer, frequent }: Props) {
  const isOpen = useLive($isFridgeOpen);
  const opened = useStore($fridge);
  const cooking = useStore($cooking);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened once
  useEffect(() => {
    void openFridge(answer);
  }, []);
  const fridge = isOpen ? opened : answer.fridge;
  const isEmpty = fridge.foods.length === 0;
  const remove = (id: string) => {
    removeFood(id);
    field.current?.focus();
  };
  return (
    <div className="mt-8">
      <form
        action={paths.fridge}
        method="get"
        className="max-w-form"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value.trim() ?? '';
          if (!text) return;
          addTyped(text);
          if (field.current) field.current.value = '';
        }}
      >
        {/* For the server, in the order in which they came: what is typed is the last. */}
        {fridge.foods.map(({ id }) => (
          <input key={id} type="hidden" name="foods" value={id} />
        ))}
        <FoodField ref={field} onChoose={(food) => addFoods([food])} />
        <FoodChips fridge={fridge} onRemove={remove} />
        {isEmpty && <Frequent foods={frequent} staples={fridge.staples} onChoose={(food) => addFoods([food])} />}
        <Staples there={fridge.staples} onChange={setStaple} />
      </form>
      <Said fridge={fridge} />
      <Results cooking={isOpen ? cooking : { kind: 'known', ranking: answer.ranking }} foods={fridge.foods} />
    </div>
  );
}

interface FrequentProps {
  foods: readonly FoodName[];
  staples: readonly string[];
  onChoose: (food: FoodName) => void;
}

/** Foods to begin with. */
function Frequent({ foods, staples, onChoose }: FrequentProps) {
  return (
    <div className="mt-5">
      <p className="type-meta text-muted">Popular:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food.id}>
            <a
              className="chip"
              href={paths.fridge + fridgeQuery({ foods: [food.id], staples })}
              rel="nofollow"
              data-no-prerender
              onClick={(event) => {
                event.preventDefault();
                onChoose(food);
              }}
            >
              {food.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was left out, and why. */
function Said({ fridge: { unknown, isCut } }: { fridge: ReadFridge }) {
  return (
    <div role="status">
      {unknown.length > 0 && (
        <p className="notice mt-6 max-w-form break-words">
          No food is called {unknown.map((word) => `“${word}”`).join(', ')} here, so we left it out.{' '}
          <a className="link" href={paths.recipes({ search: unknown.join(' ') })}>
            Search the recipes for it
          </a>
        </p>
      )}
      {isCut && <p className="notice mt-6 max-w-form">We only look at the first {MOST_FOODS} foods.</p>}
    </div>
  );
}
