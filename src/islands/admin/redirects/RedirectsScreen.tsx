import { useStore } from '@nanostores/react';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { Redirect } from '#src/domain/site/redirects.ts';
import { $location } from '#src/stores/admin/location.ts';
import { $redirectFilter, $redirects, filterRedirects, removeRedirect } from '#src/stores/admin/published/redirects.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { dateText } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { AdminTable, type Column } from '../ui/table/AdminTable.tsx';
import { ImportRedirects } from './ImportRedirects.tsx';
import { NewRedirect } from './NewRedirect.tsx';

type Listed = Redirect & { id: string };

const ORIGINS: Record<Redirect['origin'], string> = {
  hand: 'By hand',
  import: 'Imported',
  slug: 'A recipe moved',
  move: 'Moved in',
};

const columnsWith = (onDelete: (redirect: Listed) => void): Column<Listed>[] => [
  { head: 'Old address', kind: 'main', cell: ({ from }) => <span className="wrap-anywhere">{from}</span> },
  {
    head: 'Leads to',
    kind: 'long',
    cell: ({ to }) => (
      <a className="link wrap-anywhere" href={to} target="_blank" rel="noopener">
        {to}
      </a>
    ),
  },
  { head: 'Why', cell: ({ origin }) => ORIGINS[origin] },
  { head: 'Since', className: 'tabular-nums whitespace-nowrap', cell: ({ createdAt }) => dateText(createdAt) },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (redirect) => (
      <IconButton
        label={`Delete the redirect from ${redirect.from}`}
        Icon={Trash2}
        iconSize={18}
        title="Delete"
        onClick={() => onDelete(redirect)}
      />
    ),
  },
];

/** Addresses that were once, and where they lead now. */
export default function RedirectsScreen() {
  const asked = useStore($location)?.search.from;
  const { search, page } = useStore($redirectFilter);
  const [open, setOpen] = useState<'new' | 'import' | undefined>(asked ? 'new' : undefined);
  const columns = useMemo(() => columnsWith((redirect) => void removeRedirect(redirect)), []);
  const close = () => setOpen(undefined);
  return (
    <AdminPage
      title="Redirects"
      actions={
        <>
          <Button onClick={() => setOpen('import')}>Import</Button>
          <Button Icon={Plus} look="primary" onClick={() => setOpen('new')}>
            New redirect
          </Button>
        </>
      }
    >
      <div className="admin-filters">
        <SearchField label="Search redirects" value={search} onSearch={(text) => filterRedirects({ search: text })} />
      </div>
      <AdminTable
        failure="Error Loading Redirects"
        answer={useStore($redirects)}
        entriesOf={({ redirects }) => redirects.map((redirect) => ({ ...redirect, id: redirect.from }))}
        columns={columns}
        captionOf={(total) => counted(total, 'redirect')}
        empty={
          <EmptyState
            title={search || page > 1 ? 'No redirects match' : 'No redirects yet'}
            text="Send readers from old addresses to the right page."
          />
        }
        onRetry={() => $redirects.invalidate()}
        onPage={(next) => filterRedirects({ page: next })}
      />
      {open === 'new' && <NewRedirect from={asked ?? ''} onClose={close} />}
      {open === 'import' && <ImportRedirects onClose={close} />}
    </AdminPage>
  );
}
