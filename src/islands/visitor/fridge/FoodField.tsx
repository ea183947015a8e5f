import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { bounded } from '#src/domain/pattern.ts';
import type { FoodName, OfferedName } from '#src/domain/search/fridge/names.ts';
import { $foodNames, addTyped } from '#src/stores/search/fridge.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  onChoose: (food: FoodName) => void;
}

/** Where foods are typed, with what they may be offered below: a combobox. */
export function FoodField({ ref, onChoose }: Props) {
  const list = useId();
  const names = useStore($foodNames);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  // Somebody may have typed before the script came.
  useEffect(() => setText(ref.current?.value ?? ''), [ref]);
  const offers = isClosed || !names ? [] : names.offer(lastPart(text));
  const isOpen = offers.length > 0;

  const write = (value: string) => {
    if (ref.current) ref.current.value = value;
    setText(value);
    setActive(-1);
    setClosed(false);
  };
  const choose = (food: OfferedName) => {
    const before = text.slice(0, text.length - lastPart(text).length);
    if (before.trim()) addTyped(before);
    onChoose({ id: food.id, name: food.name });
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offers[active];
    if (step && isOpen) {
      event.preventDefault();
      setActive((active + step + offers.length + (active < 0 && step < 0 ? 1 : 0)) % offers.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      // The form takes what is typed.
      setText('');
      setActive(-1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setClosed(true);
      setActive(-1);
    }
  };
  return (
    <div className="relative">
      <label className="field-label" htmlFor="fridge-food">
        Add what you have
      </label>
      <div className="search-pill mt-2">
        <input
          ref={ref}
          id="fridge-food"
          name="foods"
          type="text"
          role="combobox"
          placeholder="Chickpeas, spinach…"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
        />
        <button type="submit" className="button button-primary" onClick={() => setText('')}>
          Add
        </button>
      </div>
      {/* Pressing an option must not take the focus from the field. */}
      <div
        id={list}
        role="listbox"
        aria-label="Foods"
        hidden={!isOpen}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute top-[calc(100%_+_0.5rem)] right-0 left-0 z-30 max-h-[min(24rem,50vh)] overflow-y-auto rounded-lg border border-border bg-surface p-1.5 shadow-high"
      >
        {offers.map((offer, index) => (
          <button
            key={offer.id}
            id={`${list}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
            className="fridge-offer"
            onClick={() => choose(offer)}
          >
            {offer.name}
            {offer.as && <small className="ms-2 text-muted">{offer.as}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is being typed: behind the last comma. */
const lastPart = (text: string): string =>
  bounded(10_000, /[^,]*$/)
    .exec(text)?.[0]
    .trimStart() ?? '';
