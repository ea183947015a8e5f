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

interface Shelf {
  name: string;
  foods: readonly FoodName[];
}

interface Props {
  /** As the page was made. */
  answer: FridgeAnswer;
  /** What many have, to be taken by a press. */
  shelves: readonly Shelf[];
}

/** What is there, and what can be cooked from it. A form and links that the server answers until the first touch. */
export function FridgeSearch({ answer, shelves }: Props) {
  const isOpen = useLive($isFridgeOpen);
  const opened = useStore($fridge);
  const cooking = useStore($cooking);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is opened once
  useEffect(() => {
    void openFridge(answer);
  }, []);
  const fridge = isOpen ? opened : answer.fridge;
  const remove = (id: string) => {
    removeFood(id);
    field.current?.focus();
  };
  return (
    <div className="mt-8">
      <form
        action={paths.fridge}
        method="get"
        className="grid gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] wide:grid-rows-[auto_1fr]"
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
        <div className="min-w-0">
          <FoodField ref={field} onChoose={(food) => addFoods([food])} />
          <FoodChips fridge={fridge} onRemove={remove} />
        </div>
        {/* Beside what one has; on a phone below the field, before the shelves. */}
        <div className="min-w-0 wide:col-2 wide:row-[1_/_3]">
          <Said fridge={fridge} />
          <Results cooking={isOpen ? cooking : { kind: 'known', ranking: answer.ranking }} foods={fridge.foods} />
        </div>
        <div className="min-w-0 wide:col-1">
          <Shelves shelves={shelves} fridge={fridge} onChoose={(food) => addFoods([food])} />
          <Staples there={fridge.staples} onChange={setStaple} />
        </div>
      </form>
    </div>
  );
}

interface ShelvesProps extends Pick<Props, 'shelves'> {
  fridge: ReadFridge;
  onChoose: (food: FoodName) => void;
}

/** What many have, shelf by shelf, without what is there already. */
function Shelves({ shelves, fridge: { foods, staples }, onChoose }: ShelvesProps) {
  const there = foods.map(({ id }) => id);
  return shelves.map(({ name, foods: offered }) => {
    const left = offered.filter(({ id }) => !there.includes(id));
    if (left.length === 0) return null;
    return (
      <section key={name} className="border-t border-border py-3" aria-label={name}>
        <h2 className="font-sans type-meta font-semibold">{name}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {left.map((food) => (
            <li key={food.id}>
              <a
                className="link flex min-h-11 items-center text-text decoration-control"
                href={paths.fridge + fridgeQuery({ foods: [...there, food.id], staples })}
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
      </section>
    );
  });
}

/** What was left out, and why. */
function Said({ fridge: { unknown, isCut } }: { fridge: ReadFridge }) {
  return (
    <div role="status">
      {unknown.length > 0 && (
        <p className="notice mb-6 break-words">
          No food is called {unknown.map((word) => `“${word}”`).join(', ')} here, so we left it out.{' '}
          <a className="link" href={paths.recipes({ search: unknown.join(' ') })}>
            Search the recipes for it
          </a>
        </p>
      )}
      {isCut && <p className="notice mb-6">We only look at the first {MOST_FOODS} foods.</p>}
    </div>
  );
}
