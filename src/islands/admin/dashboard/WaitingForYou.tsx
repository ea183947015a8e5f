import { useStore } from '@nanostores/react';
import type { Waiting } from '#src/contracts/waiting.ts';
import { counted } from '#src/domain/counted.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import { capital } from '#src/domain/words/capital.ts';
import { paths } from '#src/paths.ts';
import { $waitingForYou } from '#src/stores/admin/waiting.ts';
import { dateText } from '../../ui/times.ts';
import { useMay } from '../frame/use-may.ts';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';
import { CardLine } from './CardLine.tsx';

const EDITORS: Record<KindName, (id: string) => string> = {
  recipe: paths.adminRecipe,
  collection: paths.adminCollection,
  guide: paths.adminGuide,
};
const LISTS: Record<KindName, string> = {
  recipe: paths.adminRecipes,
  collection: paths.adminCollections,
  guide: paths.adminGuides,
};
const KINDS = Object.keys(EDITORS) as KindName[];

/** What other people wait for: what was handed in, or came back; and for who moderates notes, reports and objections. */
export const WaitingForYou = () => (
  <Asked
    failure="Failed to load what’s waiting for you"
    answer={useStore($waitingForYou)}
    waiting={<div className="min-h-28" role="status" aria-label="Loading..." />}
    onRetry={() => $waitingForYou.invalidate()}
  >
    {(waiting) => <Lines {...waiting} />}
  </Asked>
);

function Lines({ things, counts, notes }: Waiting) {
  const isPublisher = useMay()('edit');
  const stand = isPublisher ? 'handed-in' : 'back';
  const ofNotes = [
    ['Cooks’ notes to read', notes?.waiting ?? 0],
    ['Reported notes', notes?.reported ?? 0],
    ['Objections', notes?.objections ?? 0],
  ] as const;
  const due = ofNotes.filter(([, figure]) => figure > 0);
  const ways = KINDS.map((kind) => {
    const left = counts[kind][stand] - things.filter((thing) => thing.kind === kind).length;
    return { kind, left };
  }).filter(({ left }) => left > 0);
  return (
    <Card title="Waiting for you">
      <ul className="dashboard-links">
        {things.map(({ kind, id, title, at, by, remarks }) => (
          <CardLine
            key={`${kind} ${id}`}
            text={title}
            href={EDITORS[kind](id)}
            note={
              isPublisher
                ? `${capital(kind)} handed in by ${by ?? 'an author'}, ${dateText(at)}`
                : `${capital(kind)} sent back with ${counted(remarks, 'remark')}, ${dateText(at)}`
            }
          />
        ))}
        {ways.map(({ kind, left }) => (
          <CardLine key={kind} text={`More ${kind}s`} figure={left} href={LISTS[kind]} />
        ))}
        {due.map(([text, figure]) => (
          <CardLine key={text} text={text} figure={figure} href={paths.adminNotes} />
        ))}
        {things.length + due.length === 0 && <li className="py-3 text-muted">Nothing’s waiting for you.</li>}
      </ul>
    </Card>
  );
}
