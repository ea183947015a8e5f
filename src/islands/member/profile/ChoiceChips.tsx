import { withOrWithout } from '#src/domain/with-or-without.ts';

interface Props<T extends string> {
  legend: string;
  all: readonly T[];
  labelOf: (each: T) => string;
  chosen: readonly T[];
  onChoose: (chosen: T[]) => void;
  /** What choosing does. */
  children?: string;
}

/** Chips of which any may be on. */
export const ChoiceChips = <T extends string>({ legend, all, labelOf, chosen, onChoose, children }: Props<T>) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    {children && <p className="mt-1 max-w-text text-meta text-muted">{children}</p>}
    <div className="mt-3 flex flex-wrap gap-2">
      {all.map((each) => (
        <button
          key={each}
          type="button"
          className="chip min-h-11"
          aria-pressed={chosen.includes(each)}
          onClick={() => onChoose(withOrWithout(chosen, each, !chosen.includes(each)))}
        >
          {labelOf(each)}
        </button>
      ))}
    </div>
  </fieldset>
);
