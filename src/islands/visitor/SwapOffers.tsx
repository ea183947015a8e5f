import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Allergen, allergenName } from '#src/domain/foods/allergen-names.ts';
import type { ScalableLine } from '#src/domain/scaling/scaling.ts';
import type { Swap, SwappedAllergen } from '#src/domain/swaps/swap.ts';
import { nameOf } from '#src/domain/swaps/swapping.ts';
import { $offers, $swaps, loadSwaps } from '#src/stores/recipes/swaps.ts';

interface Props {
  written: ScalableLine;
  /** Index of the line. */
  line: number;
  /** `null` to go back. */
  onChoose: (swap: Swap | null) => void;
  onClose: () => void;
}

const FREE_FROM: Record<SwappedAllergen, string> = { nuts: 'nut-free', soy: 'soy-free', gluten: 'gluten-free' };

/** Allergens that come into the line with another food, or may by its label. */
function broughtBy({ holds, standIns }: ScalableLine, { to }: Swap): { allergen: Allergen; isSure: boolean }[] {
  const had = new Set(holds?.causes.map(({ allergen }) => allergen));
  const brought = (standIns?.[to]?.causes ?? []).filter(({ allergen }) => !had.has(allergen));
  // What is surely in it is not said to be perhaps in it.
  return [
    ...new Map(
      brought.toSorted((a, b) => Number(a.isSure) - Number(b.isSure)).map((one) => [one.allergen, one]),
    ).values(),
  ];
}

/** What can stand in for an ingredient. */
export function SwapOffers({ written, line, onChoose, onClose }: Props) {
  const offers = useStore($offers)(written);
  const current = useStore($swaps).get(line)?.to;
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void loadSwaps().then((came) => setFailed(!came));
  }, []);
  const name = nameOf(written);
  return (
    <fieldset
      className="swap-offers col-span-full mb-3.5 grid min-w-0 gap-1.5 rounded-sm bg-sunken p-3 type-meta"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <legend className="float-left w-full font-semibold text-muted">Instead of {name}</legend>
      {offers.length === 0 && (
        <p role="status">{hasFailed ? 'We couldn’t load the swaps. Try again in a moment.' : 'Loading…'}</p>
      )}
      {offers.map((swap) => (
        <button
          key={swap.to}
          type="button"
          className="swap-offer"
          aria-pressed={swap.to === current}
          onClick={() => onChoose(swap)}
        >
          <strong className="font-semibold">{swap.name}</strong>
          {broughtBy(written, swap).map(({ allergen, isSure }) => (
            <span
              key={allergen}
              className="ms-1.5 rounded-full bg-danger-soft px-2 py-0.25 type-fine font-semibold whitespace-nowrap text-danger"
            >
              {isSure ? 'has' : 'may have'} {allergenName(allergen)}
            </span>
          ))}
          {swap.without.map((allergen) => (
            <span
              key={allergen}
              className="ms-1.5 rounded-full bg-primary-soft px-2 py-0.25 type-fine font-semibold whitespace-nowrap text-on-primary-soft"
            >
              {FREE_FROM[allergen]}
            </span>
          ))}
          <span className="swap-note block">{swap.note}</span>
        </button>
      ))}
      {current && (
        <button type="button" className="swap-offer" onClick={() => onChoose(null)}>
          <strong className="font-semibold">Undo: back to {name}</strong>
        </button>
      )}
    </fieldset>
  );
}
