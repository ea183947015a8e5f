import { LANDING_ORDER, LANDING_PARTS, type LandingPart } from '#src/domain/site/appearance/landing.ts';
import { Button } from '../../ui/Button.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { Card } from '../ui/Card.tsx';
import { Switch } from '../ui/Switch.tsx';

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
  const { list, said, dragged, buttons } = useOrder(shown, onChange, (part) => LANDING_PARTS[part].name);
  return (
    <Card title="Below it">
      <ol ref={list} className="grid gap-1">
        {shown.map((part, at) => (
          <li
            key={part}
            className={`flex flex-wrap items-center justify-between gap-x-2 rounded-sm bg-sunken ps-3 ${dragged === at ? 'order-dragged ' : ''}`}
          >
            <PartName part={part} isShown onSwitch={() => onChange(shown.filter((other) => other !== part))} />
            <OrderButtons name={LANDING_PARTS[part].name} {...buttons(at)} />
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
