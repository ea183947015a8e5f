import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { usePlanner } from './planner.ts';

/** Over a week with nothing in it: what could be done about that. */
export function EmptyWeek() {
  const { ask } = usePlanner();
  return (
    <section
      className="mt-4 grid justify-items-start gap-3 rounded-card bg-primary-soft p-6 text-on-primary-soft md:p-8"
      aria-labelledby="empty-week"
    >
      <h3 id="empty-week" className="text-[1.5rem] leading-tight">
        What will you cook this week?
      </h3>
      <p className="max-w-[56ch]">
        Say for how many you cook and how long you have on weekdays, and every meal is filled. What one dish leaves over
        another one uses up. Change whatever you like, or add meals by hand below.
      </p>
      <Button Icon={Sparkles} look="primary" aria-haspopup="dialog" onClick={() => ask({ about: 'fill' })}>
        Fill my week
      </Button>
    </section>
  );
}
