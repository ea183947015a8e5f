import { readOldPlaces } from '#src/stores/admin/moving/old-places.ts';
import { dateText } from '../../../ui/times.ts';
import { Card } from '../../ui/Card.tsx';
import { useAsked } from '../../ui/use-asked.ts';

/** What came along from the app a recipe was in before, and has no field here. Nothing of most recipes. */
export function OldPlace({ recipeId }: { recipeId: string }) {
  const [answer] = useAsked(() => readOldPlaces(recipeId), recipeId);
  return (answer.data ?? []).map(({ label, movedAt, oldAddress, kept }) => (
    <Card key={`${label} ${movedAt}`} title="From the old place" id="edit-old-place">
      <p className="text-muted">
        {label}, {dateText(movedAt)}
        {oldAddress && <span className="block wrap-anywhere">{oldAddress}</span>}
      </p>
      {kept.length === 0 && <p>Everything found a field.</p>}
      <dl className="mt-2 grid gap-2">
        {kept.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold wrap-anywhere">{name}</dt>
            <dd className="max-h-60 overflow-auto whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ));
}
