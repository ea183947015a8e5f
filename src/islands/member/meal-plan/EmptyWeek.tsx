import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { usePlanner } from './planner.ts';

/** Over a week with nothing in it: what could be done about that. */
export function EmptyWeek() {
  const { ask } = usePlanner();
  return (
    <section
      className="mt-4 grid items-center justify-items-start gap-x-12 gap-y-4 rounded-lg bg-primary-soft p-6 text-on-primary-soft md:grid-cols-[minmax(0,1fr)_auto]"
      aria-labelledby="empty-week"
    >
      <div>
        <h3 id="empty-week" className="type-title leading-snug">
          What will you cook this week?
        </h3>
        <p className="mt-2 max-w-text">
          Tell us how many you’re cooking for and how long you have on weekdays, and we’ll fill every meal. One dish’s
          leftovers become the next one’s ingredients. Change whatever you like, or add meals yourself below.
        </p>
      </div>
      <Button Icon={Sparkles} look="primary" aria-haspopup="dialog" onClick={() => ask({ about: 'fill' })}>
        Fill my week
      </Button>
    </section>
  );
}
