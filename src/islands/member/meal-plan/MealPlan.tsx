import { type ReactNode, useEffect } from 'react';
import { weekStartOf } from '#src/domain/members/member.ts';
import type { Diet } from '#src/domain/recipes/kitchen.ts';
import { $member } from '#src/stores/members/session.ts';
import { $shownWeek, $week, followAddress, loadWeek } from '#src/stores/premium/meal-plan-weeks.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';
import { Planner } from './Planner.tsx';

interface Props {
  /** What members without premium see instead. */
  children?: ReactNode;
}

/** The page of `/meal-plan` for members. */
export function MealPlan({ children }: Props) {
  const member = useLive($member);
  // None until the browser has said which; the server knows no reader's day.
  const week = useLive($week);
  const isPremium = member?.isPremium ?? false;
  const weekStart = member && weekStartOf(member);
  useEffect(() => (isPremium && weekStart ? followAddress(weekStart) : undefined), [isPremium, weekStart]);
  if (member && !isPremium) return children;
  return (
    <div className="plan">
      <h1 className="text-h1">Meal plan</h1>
      {week ? <Week week={week} diets={member?.dietaryPreferences ?? []} /> : <Waiting />}
    </div>
  );
}

function Week({ week, diets }: { week: string; diets: readonly Diet[] }) {
  const { state, entries } = useLive($shownWeek);
  const instead =
    state === 'ready' ? null : state === 'failed' ? (
      <Failure onRetry={() => void loadWeek(week)}>We couldn’t load this week.</Failure>
    ) : (
      <Waiting />
    );
  return <Planner week={week} entries={entries} diets={diets} instead={instead} />;
}

function Waiting() {
  return (
    <div
      className="plan-waiting mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 broad:grid-cols-7 broad:gap-2"
      role="status"
    >
      <span className="sr-only">Loading your meal plan</span>
      {Array.from({ length: 7 }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days without content are all alike
        <div key={day} className="skeleton" />
      ))}
    </div>
  );
}
