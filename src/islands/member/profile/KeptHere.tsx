import { useEffect } from 'react';
import { counted } from '#src/domain/counted.ts';
import { $kept, emptyDevice, type Kept, lookAtKept } from '#src/stores/kept/kept.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

/** What opens without reception, how much room it takes, and a way to be rid of it. */
export function KeptHere() {
  const kept = useLive($kept);
  const [emptying, during] = useBusy();
  useEffect(() => void lookAtKept(), []);
  return (
    <Section id="kept-here" title="Kept on this device">
      {kept === 'never' ? (
        <p className="text-muted">This browser keeps nothing for you, so pages open with a connection only.</p>
      ) : (
        <>
          <p className="mb-5 text-muted">
            Favourites, this week’s plan, your own recipes and what you opened lately open without a connection. It’s
            removed when you log out.
          </p>
          <p className="mb-5 tabular-nums" role="status">
            {kept && (kept.size > 0 ? amountOf(kept) : 'Nothing.')}
          </p>
          {kept && kept.size > 0 && (
            <Button disabled={emptying} onClick={() => void during(emptyDevice())}>
              {emptying ? 'Emptying…' : 'Empty'}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

const MEGABYTE = 1_000_000;

const amountOf = ({ recipes, size }: Kept): string =>
  `${counted(recipes, 'recipe')}, ${Math.max(0.1, size / MEGABYTE).toFixed(1)} MB with their pictures`;
