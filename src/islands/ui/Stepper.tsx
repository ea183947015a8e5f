import { Minus, Plus } from 'lucide-react';
import { nounFor } from '#src/domain/counted.ts';

interface Props {
  /** What is counted, for those who cannot see it: "Servings of Palak Tofu". */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** What follows the number, of one: "serving". */
  noun: string;
  onChange: (value: number) => void;
}

/** A number, one step up or down. */
export function Stepper({ label, value, min, max, step = 1, noun, onChange }: Props) {
  return (
    <fieldset className="stepper">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className="stepper-button"
        aria-label={`${label}: less`}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Minus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
      <output className="stepper-value" aria-live="polite">
        <strong>{value}</strong> <span>{nounFor(value, noun)}</span>
      </output>
      <button
        type="button"
        className="stepper-button"
        aria-label={`${label}: more`}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
