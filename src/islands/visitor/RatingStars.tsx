import { Star } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { counted } from '#src/domain/counted.ts';

const VALUES = [1, 2, 3, 4, 5] as const;
const WORDS = ['Not for me', 'It was fine', 'Good', 'Very good', 'A favourite'] as const;

interface Props {
  /** What the member gave; `null` when nothing yet. */
  own: number | null;
  isSaving: boolean;
  onChoose: (rating: number) => void;
}

/** A radio group of stars. Arrows move, Enter or Space chooses, so that walking along the stars rates nothing. */
export function RatingStars({ own, isSaving, onChoose }: Props) {
  const [focused, setFocused] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent, value: number) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = ((value - 1 + step + VALUES.length) % VALUES.length) + 1;
    setFocused(next);
    group.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    <div className="rating-own for-script">
      <p id="rating-question" className="font-semibold">
        {own === null ? 'Cooked it? Rate this recipe' : `Your rating: ${WORDS[own - 1]}`}
      </p>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby="rating-question"
        aria-busy={isSaving}
        className="rating-stars mt-1 mr-0 mb-0 -ml-2 flex"
      >
        {VALUES.map((value) => (
          // biome-ignore lint/a11y/useSemanticElements: native radios would rate at every arrow key
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={own === value}
            aria-label={`${counted(value, 'star')}: ${WORDS[value - 1]}`}
            tabIndex={(focused ?? own ?? 1) === value ? 0 : -1}
            disabled={isSaving}
            className="rating-star grid size-(--icon-button) place-items-center rounded-full text-star"
            data-full={(own !== null && value <= own) || undefined}
            onClick={() => onChoose(value)}
            onKeyDown={(event) => onKey(event, value)}
          >
            <Star
              className="transition-[fill,transform] duration-120 ease-house"
              size={28}
              strokeWidth={1.5}
              aria-hidden="true"
            />
          </button>
        ))}
      </div>
    </div>
  );
}
