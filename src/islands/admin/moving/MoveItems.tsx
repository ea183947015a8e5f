import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { counted } from '#src/domain/counted.ts';
import { MOVE_SHOWN, type MoveShown } from '#src/domain/moving/moves.ts';
import { CATEGORY_LABELS, type Category } from '#src/domain/recipes/kitchen.ts';
import { $moveItems, $moveList, changeItems, showMove } from '#src/stores/admin/moving/moving.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { AdminTable } from '../ui/table/AdminTable.tsx';
import { itemColumns } from './item-columns.tsx';

const SHOWN_LABELS: Record<MoveShown, string> = {
  all: 'All',
  chosen: 'Chosen',
  twins: 'Maybe here already',
  gate: 'To mend before publishing',
  pictures: 'Pictures missing',
  refused: 'Not readable',
  came: 'Draft made',
};

interface Props {
  move: MoveView;
  mayChoose: boolean;
}

/** The recipes of a move: looked through, chosen and put right, one by one or all that are listed. */
export function MoveItems({ move: { id, counts }, mayChoose }: Props) {
  const { shown } = useStore($moveList);
  const columns = useMemo(
    () => itemColumns(mayChoose ? (number, isChosen) => void changeItems(id, { numbers: [number], isChosen }) : null),
    [id, mayChoose],
  );
  const options = Object.fromEntries(MOVE_SHOWN.map((each) => [each, `${SHOWN_LABELS[each]} (${counts[each]})`]));
  return (
    <div className="mt-4">
      <div className="admin-filters">
        <Select
          label="Which recipes"
          value={shown}
          options={options}
          onChoose={(chosen) => showMove({ shown: chosen as MoveShown })}
        />
        {mayChoose && (
          <>
            <Button onClick={() => void changeItems(id, { shown, isChosen: true })}>Choose all listed</Button>
            <Button onClick={() => void changeItems(id, { shown, isChosen: false })}>Choose none listed</Button>
            <Select
              label="Category of all listed"
              value=""
              options={{ '': 'Category of all listed…', ...CATEGORY_LABELS }}
              onChoose={(category) => void (category && changeItems(id, { shown, category: category as Category }))}
            />
          </>
        )}
      </div>
      <AdminTable
        failure="Error Loading Recipes"
        answer={useStore($moveItems)}
        entriesOf={({ items }) => items.map((item) => ({ ...item, id: item.number }))}
        columns={columns}
        captionOf={(total) => counted(total, 'recipe')}
        empty={<EmptyState title="None of these" />}
        isLong
        onRetry={() => $moveItems.invalidate()}
        onPage={(page) => showMove({ page })}
      />
    </div>
  );
}
