import { useStore } from '@nanostores/react';
import { CornerUpRight, Eye, EyeOff, type LucideIcon, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type AdminGuideRow, GUIDE_STATES } from '#src/contracts/guides/admin-guides.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { $guideFilter, $guides, doToGuide, moveGuide } from '#src/stores/admin/published/guides.ts';
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
function stateOf({ isPublished, publishAt, unpublishAt, deletedAt }: AdminGuideRow): string {
  if (deletedAt !== null) return `In the bin since ${dayText(deletedAt)}`;
  if (publishAt !== null) return `Comes ${moment(publishAt)}`;
  if (unpublishAt !== null && isPublished) return `Published until ${moment(unpublishAt)}`;
  return isPublished ? 'Published' : 'Draft';
}

interface Ways {
  mayPublish: boolean;
  onMove: (row: AdminGuideRow) => void;
  onPurge: (row: AdminGuideRow) => void;
}

const Act = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <IconButton label={label} title={label} Icon={Icon} iconSize={18} onClick={onClick} />
);

const columnsWith = ({ mayPublish, onMove, onPurge }: Ways): readonly Column<AdminGuideRow>[] => [
  {
    head: 'Guide',
    kind: 'main',
    cell: ({ id, title, deletedAt }) =>
      deletedAt === null ? (
        <a className="link" href={paths.adminGuide(id)}>
          {title}
        </a>
      ) : (
        title
      ),
  },
  { head: 'Reading', className: 'tabular-nums', cell: ({ minutes }) => `${minutes} min` },
  { head: 'Named by', cell: ({ names }) => (names.length > 0 ? names.join(', ') : 'Nothing') },
  { head: 'State', cell: (row) => <Badge tone={row.isPublished ? 'good' : 'plain'}>{stateOf(row)}</Badge> },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (row) => (
      <div className="flex justify-end">
        {row.deletedAt !== null ? (
          <>
            <Act label={`Restore ${row.title}`} Icon={RotateCcw} onClick={() => void doToGuide(row, 'restore')} />
            <Act label={`Delete ${row.title} for good`} Icon={Trash2} onClick={() => onPurge(row)} />
          </>
        ) : (
          <>
            {mayPublish && (
              <Act
                label={`${row.isPublished ? 'Unpublish' : 'Publish'} ${row.title}`}
                Icon={row.isPublished ? EyeOff : Eye}
                onClick={() => void doToGuide(row, row.isPublished ? 'unpublish' : 'publish')}
              />
            )}
            {mayPublish && (
              <Act label={`Change the address of ${row.title}`} Icon={CornerUpRight} onClick={() => onMove(row)} />
            )}
            <Act label={`Delete ${row.title}`} Icon={Trash2} onClick={() => void doToGuide(row, 'delete')} />
          </>
        )}
      </div>
    ),
  },
];

/** Every guide, what leads to it, and whether readers see it. */
export default function Guides() {
  const { status, search } = useStore($guideFilter);
  const mayPublish = useMay()('curate');
  const [moving, setMoving] = useState<AdminGuideRow>();
  const [leaving, setLeaving] = useState<AdminGuideRow>();
  const columns = useMemo(() => columnsWith({ mayPublish, onMove: setMoving, onPurge: setLeaving }), [mayPublish]);
  return (
    <AdminPage
      title="Guides"
      actions={
        <a className="button button-primary" href={paths.adminNewGuide}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          New guide
        </a>
      }
    >
      <div className="admin-filters">
        <SearchField
          label="Search guides"
          value={search}
          onSearch={(text) => $guideFilter.set({ status, search: text })}
        />
        <Select
          label="State"
          value={status}
          options={STATES}
          onChoose={(state) =>
            $guideFilter.set({ search, status: GUIDE_STATES.find((each) => each === state) ?? 'all' })
          }
        />
      </div>
      <AdminTable
        failure="Error Loading Guides"
        answer={useStore($guides)}
        entriesOf={({ guides }) => guides}
        columns={columns}
        captionOf={(total) => counted(total, 'guide')}
        empty={
          <Notice
            tone="info"
            title={status === 'bin' ? 'The bin is empty.' : search ? 'No guides match.' : 'No guides yet.'}
          >
            {status === 'bin' ? 'What’s deleted stays here for 30 days.' : 'Write down how something’s done.'}
          </Notice>
        }
        onRetry={() => $guides.invalidate()}
      />
      {moving && (
        <ChangeAddress thing={moving} start={paths.guide('')} move={moveGuide} onClose={() => setMoving(undefined)} />
      )}
      {leaving && (
        <ConfirmDialog
          title="Delete for good?"
          confirmLabel="Delete for good"
          danger
          onConfirm={() => doToGuide(leaving, 'purge')}
          onClose={() => setLeaving(undefined)}
        >
          “{leaving.title}” and its history go. This can’t be undone.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
