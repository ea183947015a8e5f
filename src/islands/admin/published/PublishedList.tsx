import { useStore } from '@nanostores/react';
import { CornerUpRight, Eye, EyeOff, type LucideIcon, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PUBLISHED_STATES, type PublishedListRow } from '#src/contracts/published.ts';
import { counted } from '#src/domain/counted.ts';
import type { PublishedKindList } from '#src/stores/admin/published/kind.ts';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { dateText, moment } from '../../ui/times.ts';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';
import { isWaitingFor, STAND_LABELS, standText } from './handing-in/stand-text.ts';

interface Props<Row extends PublishedListRow> {
  kind: PublishedKindList<Row>;
  /** What it says of each, between its name and its state. */
  columns: readonly Column<Row>[];
  /** Where there is none yet. */
  invitation: string;
}

const STATES = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  'handed-in': STAND_LABELS['handed-in'],
  back: STAND_LABELS.back,
  approved: STAND_LABELS.approved,
  bin: 'Bin',
} as const;

/** "Published", "Handed in", or when that changes. */
function stateOf({ isPublished, stand, publishAt, unpublishAt, deletedAt }: PublishedListRow): string {
  if (deletedAt !== null) return `In the bin since ${dateText(deletedAt)}`;
  if (publishAt !== null) return `Comes ${moment(publishAt)}`;
  if (unpublishAt !== null && isPublished) return `Published until ${moment(unpublishAt)}`;
  return standText({ isPublished, stand });
}

const Act = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <IconButton label={label} title={label} Icon={Icon} iconSize={18} onClick={onClick} />
);

/** Every thing of a kind, what it is, and whether readers see it. */
export function PublishedList<Row extends PublishedListRow>({ kind, columns, invitation }: Props<Row>) {
  const { name, many, Name, paths, $filter, $list, act } = kind;
  const { status, search } = useStore($filter);
  const mayPublish = useMay()('curate');
  const [moving, setMoving] = useState<Row>();
  const [doomed, setDoomed] = useState<Row>();
  const all = useMemo((): readonly Column<Row>[] => {
    const main: Column<Row> = {
      head: Name,
      kind: 'main',
      cell: ({ id, title, deletedAt }) =>
        deletedAt === null ? (
          <a className="link" href={paths.editor(id)}>
            {title}
          </a>
        ) : (
          title
        ),
    };
    const state: Column<Row> = {
      head: 'State',
      cell: (row) => (
        <Badge tone={row.isPublished ? 'good' : isWaitingFor(mayPublish, row) ? 'warn' : 'plain'}>{stateOf(row)}</Badge>
      ),
    };
    const actions: Column<Row> = {
      head: 'Actions',
      kind: 'actions',
      cell: (row) => (
        <div className="flex justify-end">
          {row.deletedAt !== null ? (
            <>
              <Act label={`Restore ${row.title}`} Icon={RotateCcw} onClick={() => void act(row, 'restore')} />
              <Act label={`Delete ${row.title} for good`} Icon={Trash2} onClick={() => setDoomed(row)} />
            </>
          ) : (
            <>
              {mayPublish && (
                <Act
                  label={`${row.isPublished ? 'Unpublish' : 'Publish'} ${row.title}`}
                  Icon={row.isPublished ? EyeOff : Eye}
                  onClick={() => void act(row, row.isPublished ? 'unpublish' : 'publish')}
                />
              )}
              {mayPublish && (
                <Act label={`Change the address of ${row.title}`} Icon={CornerUpRight} onClick={() => setMoving(row)} />
              )}
              <Act label={`Delete ${row.title}`} Icon={Trash2} onClick={() => void act(row, 'delete')} />
            </>
          )}
        </div>
      ),
    };
    return [main, ...columns, state, actions];
  }, [Name, paths, act, columns, mayPublish]);
  return (
    <AdminPage
      title={`${Name}s`}
      actions={
        <a className="button button-primary" href={paths.made}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          New {name}
        </a>
      }
    >
      <div className="admin-filters">
        <SearchField
          label={`Search ${many}`}
          value={search}
          onSearch={(text) => $filter.set({ status, search: text })}
        />
        <Select
          label="State"
          value={status}
          options={STATES}
          onChoose={(state) =>
            $filter.set({ search, status: PUBLISHED_STATES.find((each) => each === state) ?? 'all' })
          }
        />
      </div>
      <AdminTable
        failure={`Error Loading ${Name}s`}
        answer={useStore($list)}
        entriesOf={(rows) => rows}
        columns={all}
        captionOf={(total) => counted(total, name)}
        empty={
          <EmptyState
            title={status === 'bin' ? 'The bin is empty' : search ? `No ${many} match` : `No ${many} yet`}
            text={status === 'bin' ? 'What’s deleted stays here for 30 days.' : invitation}
          />
        }
        onRetry={() => $list.invalidate()}
      />
      {moving && (
        <ChangeAddress thing={moving} start={paths.page('')} move={kind.move} onClose={() => setMoving(undefined)} />
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete for good?"
          confirmLabel="Delete for good"
          danger
          onConfirm={() => act(doomed, 'purge')}
          onClose={() => setDoomed(undefined)}
        >
          “{doomed.title}” and its history go. This can’t be undone.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
