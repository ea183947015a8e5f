import { withOrWithout } from '#src/domain/with-or-without.ts';
import { Check } from '../../ui/forms/Check.tsx';

interface Props<Value extends string> {
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
}

/** Boxes to tick, any number of them. */
export const CheckList = <Value extends string>({ legend, values, labels, chosen, onChoose }: Props<Value>) => (
  <fieldset className="admin-ticks">
    <legend className="field-label">{legend}</legend>
    {values.map((value) => (
      <Check
        key={value}
        className=""
        checked={chosen.includes(value)}
        onTick={(isTicked) => onChoose(withOrWithout(chosen, value, isTicked))}
      >
        {labels[value]}
      </Check>
    ))}
  </fieldset>
);
