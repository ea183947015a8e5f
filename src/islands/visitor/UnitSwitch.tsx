interface Props<Value extends string> {
  name: string;
  /** What each value reads as. */
  options: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of two, side by side. */
export function UnitSwitch<Value extends string>({ name, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="unit-switch flex rounded-full border border-control bg-surface">
      <legend className="sr-only">{name}</legend>
      {(Object.entries(options) as [Value, string][]).map(([each, label]) => (
        <label
          className="grid relative min-h-11 min-w-11 cursor-pointer place-items-center rounded-full px-3.25 type-meta font-semibold"
          key={each}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
