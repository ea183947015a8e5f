import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#src/contracts/admin-users.ts';
import { $users, clearUserFilter, deleteUser, filterUsers } from '#src/stores/admin/users.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CreateUser } from './CreateUser.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserRow } from './UserRow.tsx';

/** The list of accounts. */
export default function Users() {
  const { data, error, loading } = useStore($users);
  const [isCreating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<User>();
  const total = data?.pagination.totalRecipes ?? 0;
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
      {!data && error !== undefined && (
        <Notice tone="error" title="Error Loading Users" onRetry={() => $users.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!data && loading && <Skeleton />}
      {data && total === 0 && (
        <Notice tone="info" title="Nobody is like that.">
          <button type="button" className="link" onClick={clearUserFilter}>
            Show everybody
          </button>
        </Notice>
      )}
      {data && total > 0 && (
        <table className="admin-table" aria-busy={loading || undefined}>
          <caption>
            {total} {total === 1 ? 'user' : 'users'}
          </caption>
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
            {data.users.map((user) => (
              <UserRow key={user.id} user={user} onDelete={() => setDoomed(user)} />
            ))}
          </tbody>
        </table>
      )}
      {data && <Pager pagination={data.pagination} onPage={(page) => filterUsers({ page })} />}
      {isCreating && <CreateUser onClose={() => setCreating(false)} />}
      <ConfirmDialog
        open={doomed !== undefined}
        title="Delete this user?"
        confirmLabel="Delete"
        danger
        onClose={() => setDoomed(undefined)}
        onConfirm={async () => {
          if (doomed) await deleteUser(doomed);
        }}
      >
        {doomed?.email} goes for good, with favourites and ratings.
      </ConfirmDialog>
    </AdminPage>
  );
}
