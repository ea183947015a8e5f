import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { User } from '#src/contracts/members/admin-users.ts';
import { counted } from '#src/domain/counted.ts';
import { laidOver } from '#src/stores/admin/unsaved.ts';
import { $unsavedUsers, $users, clearUserFilter, deleteUser, filterUsers } from '#src/stores/admin/users.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { useLast } from '../ui/use-last.ts';
import { usePageClamp } from '../ui/use-page-clamp.ts';
import { CreateUser } from './CreateUser.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserRow } from './UserRow.tsx';

/** The list of accounts. */
export default function Users() {
  const { data, error, loading } = useStore($users);
  const [isCreating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<User>();
  const last = useLast(data);
  const isFailed = !data && error !== undefined;
  const list = isFailed ? undefined : last;
  const shown = laidOver(list?.users ?? [], useStore($unsavedUsers));
  // Without those of this page that are being deleted.
  const total = list ? list.pagination.totalItems - list.users.length + shown.length : 0;
  const table = useRef<HTMLTableElement>(null);
  useFocusKept(table, doomed !== undefined);
  usePageClamp(data?.pagination, (page) => filterUsers({ page }));
  return (
    <AdminPage
      title="Users"
      actions={
        <button type="button" className="button button-primary" onClick={() => setCreating(true)}>
          <UserPlus size={20} strokeWidth={1.75} aria-hidden="true" />
          Create user
        </button>
      }
    >
      <UserFilters />
      {isFailed && (
        <Notice tone="error" title="Error Loading Users" onRetry={() => $users.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {((!list && !isFailed) || (total > 0 && shown.length === 0)) && <Skeleton />}
      {list && total === 0 && (
        <Notice tone="info" title="Nobody is like that.">
          <button type="button" className="link" onClick={clearUserFilter}>
            Show everybody
          </button>
        </Notice>
      )}
      {shown.length > 0 && (
        <table ref={table} tabIndex={-1} className="admin-table" aria-busy={loading || undefined}>
          <caption>{counted(total, 'user')}</caption>
          <thead>
            <tr>
              <th scope="col">User</th>
              <th scope="col">Role</th>
              <th scope="col">Since</th>
              <th scope="col">Active</th>
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((user) => (
              <UserRow key={user.id} user={user} onDelete={() => setDoomed(user)} />
            ))}
          </tbody>
        </table>
      )}
      {list && <Pager pagination={list.pagination} onPage={(page) => filterUsers({ page })} />}
      {isCreating && <CreateUser onClose={() => setCreating(false)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete this user?"
          confirmLabel="Delete"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={() => void deleteUser(doomed)}
        >
          {doomed.email} goes for good, with favourites and ratings.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
