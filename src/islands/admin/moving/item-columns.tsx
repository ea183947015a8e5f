import type { MoveItemView } from '#src/contracts/recipes/admin-moving.ts';
import { CATEGORY_LABELS } from '#src/domain/recipes/kitchen.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';

type Listed = MoveItemView & { id: number };

const TWIN_LABELS: Record<NonNullable<MoveItemView['twin']>, string> = {
  here: 'Here already',
  bin: 'In the bin: comes anew if you choose it',
  title: 'Same title as another',
  'bin-title': 'Same title as one in the bin',
  file: 'Twice in this file',
};
const STATE_LABELS: Record<MoveItemView['state'], string> = {
  waiting: '',
  came: 'Draft made',
  there: 'Was here already',
  refused: 'Not readable',
};

/** The columns of a move's recipes; where one may still choose, with a box in front. */
export const itemColumns = (onTick: ((number: number, isChosen: boolean) => void) | null): Column<Listed>[] => [
  {
    head: 'Recipe',
    kind: 'main',
    cell: (item) => (
      <span className="flex items-start gap-3">
        {onTick && item.state === 'waiting' && (
          <input
            type="checkbox"
            className="check"
            aria-label={`Move in ${item.title}`}
            checked={item.isChosen}
            onChange={({ target }) => onTick(item.number, target.checked)}
          />
        )}
        <span className="min-w-36 wrap-break-word">
          {item.recipeId ? (
            <a className="link" href={paths.adminRecipe(item.recipeId)}>
              {item.title}
            </a>
          ) : (
            item.title || 'Without a title'
          )}
          <span className="block text-meta font-normal text-muted">
            {[item.label, item.author].filter(Boolean).join(', by ')}
          </span>
        </span>
      </span>
    ),
  },
  { head: 'Category', cell: ({ category }) => (category ? CATEGORY_LABELS[category] : '–') },
  {
    head: 'To know',
    cell: (item) => (
      <div className="grid justify-items-start gap-1">
        {isPlain(item) && <span className="text-muted">Nothing</span>}
        {item.twin && item.state === 'waiting' && <Badge tone="warn">{TWIN_LABELS[item.twin]}</Badge>}
        {item.state !== 'waiting' && (
          <Badge tone={item.state === 'came' ? 'good' : 'plain'}>{STATE_LABELS[item.state]}</Badge>
        )}
        {item.gateProblem && <p className="text-meta wrap-anywhere">{item.gateProblem}</p>}
        {item.notes.map((note) => (
          <p key={note} className="text-meta wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    ),
  },
  {
    head: 'Allergens',
    // Where a food is unknown, nothing is said to be absent.
    cell: ({ allergens, gateProblem }) => allergens.join(', ') || (gateProblem ? 'Not known yet' : 'None found'),
  },
  { head: 'Pictures', cell: ({ picturesHere, picturesMissing }) => pictureWords(picturesHere, picturesMissing) },
  { head: 'Understood', cell: ({ used }) => <Names names={used} /> },
  { head: 'Kept with it', cell: ({ kept }) => <Names names={kept} /> },
];

const isPlain = ({ twin, state, gateProblem, notes }: MoveItemView): boolean =>
  state === 'waiting' && !twin && !gateProblem && notes.length === 0;

const pictureWords = (here: number, missing: number): string =>
  missing > 0 ? `${here}, ${missing} missing` : String(here);

const Names = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    'Nothing'
  ) : (
    <details>
      <summary>{names.length}</summary>
      <p className="text-meta wrap-anywhere">{names.join(', ')}</p>
    </details>
  );
