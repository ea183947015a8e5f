import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { type ScalableLine, scaledLine } from '#src/domain/scaling/scaling.ts';
import type { Swap } from '#src/domain/swaps/swap.ts';
import { nameOf } from '#src/domain/swaps/swapping.ts';
import { chooseSwap } from '#src/stores/recipes/swaps.ts';
import { toggleTick } from '#src/stores/recipes/ticks.ts';
import { toast } from '#src/stores/toasts.ts';
import { SwapOffers } from './SwapOffers.tsx';

interface Props {
  recipeId: string;
  /** As the reader cooks it. */
  line: ScalableLine;
  /** As it is written. */
  written: ScalableLine;
  index: number;
  isTicked: boolean;
}

/** One ingredient: to tick off, and to take something else for. */
export function IngredientRow({ recipeId, line, written, index, isTicked }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { amount, rest } = scaledLine(line);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const undo = () => chooseSwap(index, null);
  const choose = (swap: Swap | null) => {
    chooseSwap(index, swap?.to ?? null);
    close();
    const name = nameOf(written);
    if (swap) toast({ title: `${swap.name} instead of ${name}`, action: { label: 'Undo', run: undo } });
    else toast({ title: `Back to ${name}` });
  };
  return (
    <li>
      <label className="ingredient">
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          onChange={() => toggleTick(recipeId, 'lines', index)}
        />
        <span className="ingredient-text [unicode-bidi:plaintext]">
          {amount !== null && <span className="ingredient-amount">{amount} </span>}
          <span className="ingredient-name wrap-anywhere">
            {rest}
            {line.instead && (
              <small className="swap-mark block type-fine font-semibold text-primary"> instead of {line.instead}</small>
            )}
          </span>
        </span>
      </label>
      {line.food && (
        <button
          ref={opener}
          type="button"
          className="swap-open for-script"
          title="Swap"
          aria-label={`Swap ${nameOf(written)}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {isOpen && <SwapOffers written={written} line={index} onChoose={choose} onClose={close} />}
    </li>
  );
}
