import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import type { PlanRefusal } from '#src/stores/premium/plan.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';

interface Ordering {
  agrees: boolean;
  begins: boolean;
  setAgrees(agrees: boolean): void;
  setBegins(begins: boolean): void;
  /** What is wrong, once one tried. */
  error: string | undefined;
  fields: Record<string, string>;
  saving: boolean;
  /** Orders, unless something was not agreed to. */
  submit(event: FormEvent, order: () => Promise<PlanRefusal | undefined>): void;
}

/** What has to be agreed to before anything is ordered. */
export function useOrdering(): Ordering {
  const [agrees, setAgrees] = useState(false);
  const [begins, setBegins] = useState(false);
  const [refusal, setRefusal] = useState<PlanRefusal>();
  const [saving, during] = useBusy();
  return {
    agrees,
    begins,
    setAgrees: (tick) => {
      setAgrees(tick);
      setRefusal(undefined);
    },
    setBegins: (tick) => {
      setBegins(tick);
      setRefusal(undefined);
    },
    error: refusal?.message,
    fields: refusal?.fields ?? {},
    saving,
    submit(event, order) {
      event.preventDefault();
      if (!agrees || !begins) setRefusal({ message: 'Please tick both boxes first.' });
      else {
        setRefusal(undefined);
        void during(order().then(setRefusal));
      }
    },
  };
}

export function Consent({ agrees, begins, setAgrees, setBegins, error }: Ordering) {
  const box = 'flex items-start gap-3';
  return (
    <div className="grid gap-3">
      <Check className={box} checked={agrees} onTick={setAgrees}>
        <span>
          I agree to the{' '}
          <a className="underline" href={`${paths.terms}#buying-premium`}>
            terms
          </a>
          .
        </span>
      </Check>
      <Check className={box} checked={begins} onTick={setBegins}>
        <span>
          Begin at once, before the end of the 14 days in which I may{' '}
          <a className="underline" href={paths.withdrawal}>
            withdraw
          </a>
          .
        </span>
      </Check>
      {error && (
        <p className="notice notice-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
