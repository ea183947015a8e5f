import { useStore } from '@nanostores/react';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User } from '#src/contracts/members/admin-users.ts';
import { counted } from '#src/domain/counted.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import {
  $unsavedUsers,
  $users,
  clearUserFilter,
  filterUsers,
  removeUser,
  setUserRole,
} from '#src/stores/admin/members/users.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { AdminTable } from '../ui/table/AdminTable.tsx';
import { CreateUser } from './CreateUser.tsx';
import { ROLE_LABELS, ROLE_MEANS } from './role-labels.ts';
import { UserFilters } from './UserFilters.tsx';
import { userColumns } from './user-columns.tsx';

/** The list of accounts. */
export default function UsersScreen() {
  const [isCreating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<User>();
  const [raised, setRaised] = useState<{ user: User; role: Role }>();
  const columns = useMemo(() => userColumns(setDoomed, (user, role) => setRaised({ user, role })), []);
  return (
    <AdminPage
      title="Users"
      actions={
        <Button Icon={UserPlus} look="primary" onClick={() => setCreating(true)}>
          Create user
        </Button>
      }
    >
      <UserFilters />
      <AdminTable
        failure="Error Loading Users"
        answer={useStore($users)}
        entriesOf={({ users }) => users}
        unsaved={useStore($unsavedUsers)}
        columns={columns}
        captionOf={(total) => counted(total, 'user')}
        empty={
          <EmptyState title="Nobody matches">
            <Button onClick={clearUserFilter}>Show everybody</Button>
          </EmptyState>
        }
        isAsking={doomed !== undefined}
        onRetry={() => $users.invalidate()}
        onPage={(page) => filterUsers({ page })}
      />
      {isCreating && <CreateUser onClose={() => setCreating(false)} />}
      {raised && (
        <ConfirmDialog
          title={`Make ${raised.user.email} ${ROLE_LABELS[raised.role]}?`}
          confirmLabel="Change role"
          onClose={() => setRaised(undefined)}
          onConfirm={() => void setUserRole(raised.user, raised.role)}
        >
          <p>
            {ROLE_LABELS[raised.role]}: {ROLE_MEANS[raised.role]}
          </p>
          <p className="mt-2">
            What goes: {ROLE_LABELS[raised.user.role]}. {ROLE_MEANS[raised.user.role]}
          </p>
        </ConfirmDialog>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete this user?"
          confirmLabel="Delete"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={() => void removeUser(doomed)}
        >
          {doomed.email} will be gone for good, with favourites and ratings.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
