import { useRef, useState } from 'react';
import { LANDING_ORDER, LANDING_PARTS, type LandingPart } from '#src/domain/site/appearance/landing.ts';
import { moved } from '#src/stores/admin/recipes/recipe-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useDragOrder } from '../ui/use-drag-order.ts';

interface Props {
  /** Those shown, in their order; `null`: as they come with the product. */
  parts: readonly LandingPart[] | null;
  error: string | undefined;
  onChange: (parts: LandingPart[] | null) => void;
}

/** The parts of the landing page in their order, and which of them are shown. */
export function LandingCard({ parts, error, onChange }: Props) {
  const shown = parts ?? LANDING_ORDER;
  const hidden = LANDING_ORDER.filter((part) => !shown.includes(part));
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const order = (from: number, to: number) => {
    const part = shown[from];
    if (!part || !(to in shown)) return;
    onChange(moved(shown, from, to));
    setSaid(`${LANDING_PARTS[part].name} is number ${to + 1} of ${shown.length}`);
  };
  const { dragged, handle } = useDragOrder(list, order);
  return (
    <Card title="Below it">
      <ol ref={list} className="grid gap-1">
        {shown.map((part, at) => (
          <li
            key={part}
            className={`flex flex-wrap items-center justify-between gap-x-2 rounded-md bg-sunken ps-3 ${dragged === at ? 'order-dragged shadow-mid' : ''}`}
          >
            <PartName part={part} isShown onSwitch={() => onChange(shown.filter((other) => other !== part))} />
            <OrderButtons
              name={LANDING_PARTS[part].name}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              onMove={(by) => order(at, at + by)}
              grip={handle(at)}
            />
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <ul className="mt-1 grid gap-1" aria-label="Not shown">
          {hidden.map((part) => (
            <li key={part} className="ps-3">
              <PartName part={part} isShown={false} onSwitch={() => onChange([...shown, part])} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {parts !== null && (
        <Button look="quiet" className="mt-2" onClick={() => onChange(null)}>
          Back to what comes with it<span className="sr-only">: landing page</span>
        </Button>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </Card>
  );
}

interface PartProps {
  part: LandingPart;
  isShown: boolean;
  onSwitch: () => void;
}

const PartName = ({ part, isShown, onSwitch }: PartProps) => {
  const { name, isOptional } = LANDING_PARTS[part];
  return isOptional ? (
    <Switch label={name} checked={isShown} onChange={onSwitch} />
  ) : (
    <span className="inline-flex min-h-11 items-center">{name}</span>
  );
};
