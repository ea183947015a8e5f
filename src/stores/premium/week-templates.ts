import {
  addTemplateCall,
  planTemplateCall,
  removeTemplateCall,
  renameTemplateCall,
  weekTemplatesCall,
} from '#src/contracts/premium/meal-plan.ts';
import { counted } from '#src/domain/counted.ts';
import type { NewTemplate, WeekTemplate } from '#src/domain/premium/meal-plan/week-template.ts';
import { succeeds } from '../attempt.ts';
import { call } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { sayRefused } from '../refusals.ts';
import { toast } from '../toasts.ts';
import { addToWeek } from './meal-plan-tools.ts';
import { $weekStart, inTurn } from './meal-plan-weeks.ts';

/** The weeks the member keeps under a name. */
export const $weekTemplates = createFetcherStore<WeekTemplate[]>(['week-templates'], {
  fetcher: () => retried(() => call(weekTemplatesCall)),
});

const known = (): WeekTemplate[] => $weekTemplates.get().data ?? [];
const show = (templates: WeekTemplate[]): void =>
  $weekTemplates.mutate(templates.toSorted((a, b) => a.name.localeCompare(b.name)));

/** Keeps a week as it is planned; `false` when the server refused. */
export const keepWeek = (week: string, name: string): Promise<boolean> =>
  keepTemplate({ name, week, weekStart: $weekStart.get() });

/** In turn with the changes of the plan, so that the week is kept as it is on screen. */
const keepTemplate = (body: Omit<NewTemplate, 'id'> & { id?: string }): Promise<boolean> =>
  succeeds(sayRefused, 'That week isn’t saved', async () => {
    const made = await inTurn(() => call(addTemplateCall, { body: { id: crypto.randomUUID(), ...body } }));
    show([...known(), made]);
  });

export const renameTemplate = (id: string, name: string): Promise<boolean> =>
  succeeds(sayRefused, 'The name isn’t saved', async () => {
    const renamed = await call(renameTemplateCall, { params: { id }, body: { name } });
    show(known().map((each) => (each.id === id ? renamed : each)));
  });

/** Removes a kept week; with undo. */
export async function removeTemplate({ id, name, meals }: WeekTemplate): Promise<void> {
  const before = known();
  show(before.filter((each) => each.id !== id));
  const isGone = await succeeds(sayRefused, 'That week isn’t removed', () =>
    call(removeTemplateCall, { params: { id } }),
  );
  if (!isGone) return show(before);
  const run = () => void keepTemplate({ id, name, meals });
  toast({ title: 'Usual week removed', description: name, action: { label: 'Undo', run } });
}

/** Plans a kept week's meals where a week has none; with undo. */
export const planTemplate = (week: string, { id }: WeekTemplate): Promise<boolean> =>
  addToWeek(week, 'We couldn’t plan that week', async () => {
    const added = await call(planTemplateCall, { params: { id }, body: { week, weekStart: $weekStart.get() } });
    const { entries, left } = added;
    const kept = left > 0 ? ` ${left} left out: the meal is taken or the recipe is gone.` : '';
    return {
      added,
      said:
        entries.length > 0
          ? `${counted(entries.length, 'meal')} planned.${kept}`
          : 'Nothing planned: these meals are already taken.',
    };
  });
