import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ScalableLine } from '#src/domain/scaling/scaling.ts';
import { fitting } from '#src/domain/swaps/fitting.ts';
import type { Allergen, Swap } from '#src/domain/swaps/swap.ts';
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

const FREE_FROM: Record<Allergen, string> = { nuts: 'nut-free', soy: 'soy-free', gluten: 'gluten-free' };

/** What can stand in for an ingredient. */
export function SwapOffers({ written, line, onChoose, onClose }: Props) {
  const offers = useStore($offers)(written.food).filter((swap) => fitting(swap, written.amount) !== null);
  const current = useStore($swaps).get(line)?.to;
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void loadSwaps().then((came) => setFailed(!came));
  }, []);
  const name = nameOf(written);
  return (
    <fieldset className="swap-offers" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <legend>Instead of {name}</legend>
      {offers.length === 0 && (
        <p role="status">{hasFailed ? 'The swaps could not be loaded. Try again in a moment.' : 'Loading…'}</p>
      )}
      {offers.map((swap) => (
        <button
          key={swap.to}
          type="button"
          className="swap-offer"
          aria-pressed={swap.to === current}
          onClick={() => onChoose(swap)}
        >
          <strong>{swap.name}</strong>
          {swap.without.map((allergen) => (
            <span key={allergen} className="swap-free">
              {FREE_FROM[allergen]}
            </span>
          ))}
          <span className="swap-note">{swap.note}</span>
        </button>
      ))}
      {current && (
        <button type="button" className="swap-offer" onClick={() => onChoose(null)}>
          <strong>Undo: back to {name}</strong>
        </button>
      )}
    </fieldset>
  );
}
