import { useStore } from '@nanostores/react';
import { CornerUpRight, Eye, EyeOff, type LucideIcon, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type AdminCollectionRow, COLLECTION_STATES } from '#src/contracts/collections/admin-collections.ts';
import { seasonText } from '#src/domain/collections/season.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import {
  $collectionFilter,
  $collections,
  doToCollection,
  moveCollection,
} from '#src/stores/admin/published/collections.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { dayText, moment } from '../../ui/times.ts';
import { useMay } from '../frame/use-may.ts';
import { ChangeAddress } from '../published/ChangeAddress.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';

const STATES = { all: 'All', published: 'Published', draft: 'Drafts', bin: 'Bin' } as const;

/** "Published", "Draft", or when that changes. */
function stateOf({ isPublished, publishAt, unpublishAt, deletedAt }: AdminCollectionRow): string {
  if (deletedAt !== null) return `In the bin since ${dayText(deletedAt)}`;
  if (publishAt !== null) return `Comes ${moment(publishAt)}`;
  if (unpublishAt !== null && isPublished) return `Published until ${moment(unpublishAt)}`;
  return isPublished ? 'Published' : 'Draft';
}

interface Ways {
  mayPublish: boolean;
  onMove: (row: AdminCollectionRow) => void;
  onPurge: (row: AdminCollectionRow) => void;
}

const Act = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <IconButton label={label} title={label} Icon={Icon} iconSize={18} onClick={onClick} />
);

const columnsWith = ({ mayPublish, onMove, onPurge }: Ways): readonly Column<AdminCollectionRow>[] => [
  {
    head: 'Collection',
    kind: 'main',
    cell: ({ id, title, deletedAt }) =>
      deletedAt === null ? (
        <a className="link" href={paths.adminCollection(id)}>
          {title}
        </a>
      ) : (
        title
      ),
  },
  {
    head: 'Kind',
    cell: ({ people, hasRule }) => (people !== null ? `Menu for ${people}` : hasRule ? 'By a rule' : 'By hand'),
  },
  { head: 'Chosen', className: 'tabular-nums', cell: ({ picks }) => counted(picks, 'recipe') },
  { head: 'Season', cell: ({ season }) => (season ? seasonText(season) : 'All year') },
  { head: 'State', cell: (row) => <Badge tone={row.isPublished ? 'good' : 'plain'}>{stateOf(row)}</Badge> },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (row) => (
      <div className="flex justify-end">
        {row.deletedAt !== null ? (
          <>
            <Act label={`Restore ${row.title}`} Icon={RotateCcw} onClick={() => void doToCollection(row, 'restore')} />
            <Act label={`Delete ${row.title} for good`} Icon={Trash2} onClick={() => onPurge(row)} />
          </>
        ) : (
          <>
            {mayPublish && (
              <Act
                label={`${row.isPublished ? 'Unpublish' : 'Publish'} ${row.title}`}
                Icon={row.isPublished ? EyeOff : Eye}
                onClick={() => void doToCollection(row, row.isPublished ? 'unpublish' : 'publish')}
              />
            )}
            {mayPublish && (
              <Act label={`Change the address of ${row.title}`} Icon={CornerUpRight} onClick={() => onMove(row)} />
            )}
            <Act label={`Delete ${row.title}`} Icon={Trash2} onClick={() => void doToCollection(row, 'delete')} />
          </>
        )}
      </div>
    ),
  },
];

/** Every collection, what it is, and whether readers see it. */
export default function Collections() {
  const { status, search } = useStore($collectionFilter);
  const mayPublish = useMay()('curate');
  const [moving, setMoving] = useState<AdminCollectionRow>();
  const [leaving, setLeaving] = useState<AdminCollectionRow>();
  const columns = useMemo(() => columnsWith({ mayPublish, onMove: setMoving, onPurge: setLeaving }), [mayPublish]);
  return (
    <AdminPage
      title="Collections"
      actions={
        <a className="button button-primary" href={paths.adminNewCollection}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          New collection
        </a>
      }
    >
      <div className="admin-filters">
        <SearchField
          label="Search collections"
          value={search}
          onSearch={(text) => $collectionFilter.set({ status, search: text })}
        />
        <Select
          label="State"
          value={status}
          options={STATES}
          onChoose={(state) =>
            $collectionFilter.set({ search, status: COLLECTION_STATES.find((each) => each === state) ?? 'all' })
          }
        />
      </div>
      <AdminTable
        failure="Error Loading Collections"
        answer={useStore($collections)}
        entriesOf={({ collections }) => collections}
        columns={columns}
        captionOf={(total) => counted(total, 'collection')}
        empty={
          <Notice
            tone="info"
            title={status === 'bin' ? 'The bin is empty.' : search ? 'No collections match.' : 'No collections yet.'}
          >
            {status === 'bin'
              ? 'What’s deleted stays here for 30 days.'
              : 'Put some recipes together that belong together.'}
          </Notice>
        }
        onRetry={() => $collections.invalidate()}
      />
      {moving && (
        <ChangeAddress
          thing={moving}
          start={paths.collection('')}
          move={moveCollection}
          onClose={() => setMoving(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Delete for good?"
          confirmLabel="Delete for good"
          danger
          onConfirm={() => doToCollection(leaving, 'purge')}
          onClose={() => setLeaving(undefined)}
        >
          “{leaving.title}” and its history go. This can’t be undone.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
