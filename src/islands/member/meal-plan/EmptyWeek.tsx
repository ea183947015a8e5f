import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePlanner } from './planner.ts';

const WAY =
  'Tell us how many you’re cooking for and how long you have on weekdays, and we’ll fill every meal. One dish’s leftovers become the next one’s ingredients. Change whatever you like, or add meals yourself below.';

/** Over a week with nothing in it: what could be done about that. */
export function EmptyWeek() {
  const { ask } = usePlanner();
  return (
    <EmptyState heading="h3" title="What will you cook this week?" text={WAY}>
      <Button Icon={Sparkles} look="primary" aria-haspopup="dialog" onClick={() => ask({ about: 'fill' })}>
        Fill my week
      </Button>
    </EmptyState>
  );
}
