import { type LucideIcon, Minus, Plus } from 'lucide-react';
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
  /** What a button is for; by default with the label before it, for where there are several. */
  wayLabel?: (way: 'less' | 'more') => string;
  buttonClass?: string;
  /** Told the new value, and by how much it is another. */
  onChange: (value: number, by: number) => void;
}

/** A number, one step up or down. */
export function Stepper(props: Props) {
  const { label, value, min, max, step = 1, noun, wayLabel = (way) => `${label}: ${way}`, buttonClass = '' } = props;
  const button = (way: 'less' | 'more', by: number, Icon: LucideIcon, isEnd: boolean) => (
    <button
      type="button"
      className={`stepper-button ${buttonClass}`}
      aria-label={wayLabel(way)}
      disabled={isEnd}
      onClick={() => props.onChange(Math.min(max, Math.max(min, value + by)), by)}
    >
      <Icon size={18} strokeWidth={2} aria-hidden="true" />
    </button>
  );
  return (
    <fieldset className="stepper">
      <legend className="sr-only">{label}</legend>
      {button('less', -step, Minus, value <= min)}
      <output className="stepper-value" aria-live="polite">
        <strong>{value}</strong> <span>{nounFor(value, noun)}</span>
      </output>
      {button('more', step, Plus, value >= max)}
    </fieldset>
  );
}
