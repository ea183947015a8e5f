import { $listAndPlan } from '#src/stores/premium/plan.ts';
import { useLive } from '../../ui/use-live.ts';

/** The shopping list and the meal plan of somebody who has no Premium now, to be read; nothing of who never made any. */
export function ListAndPlan() {
  const { data } = useLive($listAndPlan);
  if (!data || (!data.list && data.plan.length === 0)) return null;
  const { list, plan } = data;
  return (
    <div className="grid gap-2">
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Your shopping list</summary>
        <p className="whitespace-pre-line text-muted">{list || 'It’s empty.'}</p>
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Your meal plan</summary>
        {plan.length === 0 && <p className="text-muted">It’s empty.</p>}
        <ul className="grid gap-3">
          {plan.map(({ day, meals }) => (
            <li key={day}>
              <strong className="font-semibold">{day}</strong>
              <span className="block whitespace-pre-line text-muted">{meals.join('\n')}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
