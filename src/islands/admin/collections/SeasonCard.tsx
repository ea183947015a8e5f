import type { CollectionForm } from '#src/stores/admin/published/collection-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { Card } from '../ui/Card.tsx';

/** When it comes to the front of lists. */
export function SeasonCard({ editor: { form, errors, change } }: { editor: EditorState<CollectionForm> }) {
  const { season } = form;
  if (!season) {
    const year = new Date().getFullYear();
    const whole = { from: `${year}-12-01`, to: `${year}-12-31`, everyYear: true };
    return (
      <Card title="Season" id="edit-season">
        <p className="mb-3 text-muted">All year round.</p>
        <Button onClick={() => change({ season: whole })}>Give it a season</Button>
      </Card>
    );
  }
  const set = (part: Partial<typeof season>) => change({ season: { ...season, ...part } });
  return (
    <Card
      title="Season"
      id="edit-season"
      aside={
        <Button look="quiet" onClick={() => change({ season: null })}>
          All year round
        </Button>
      }
    >
      <div className="grid gap-4 form:grid-cols-[1fr_1fr]">
        <Field
          type="date"
          name="from"
          label="From"
          value={season.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          type="date"
          name="to"
          label="To"
          value={season.to}
          error={errors.season}
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
      <Check
        className="mt-3 flex items-center gap-3"
        checked={season.everyYear}
        onTick={(everyYear) => set({ everyYear })}
      >
        Every year
      </Check>
      <p className="mt-2 type-meta text-muted">In its season it leads the collections and the landing page.</p>
    </Card>
  );
}
