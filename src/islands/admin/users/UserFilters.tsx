import { useStore } from '@nanostores/react';
import { $userFilter, filterUsers, type UserFilter } from '#src/stores/admin/members/users.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { ROLE_LABELS } from './role-labels.ts';

const STATUS = { '': 'Any status', active: 'Active', inactive: 'Inactive' } as const;
const ORDER = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name', email: 'By address' } as const;

/** Search, role, status and order of the list. */
export function UserFilters() {
  const { search, role, status, order } = useStore($userFilter);
  const choose = (field: keyof UserFilter) => (value: string) => filterUsers({ [field]: value });
  return (
    <div className="admin-filters">
      <SearchField label="Search users" value={search} onSearch={choose('search')} />
      <Select label="Role" value={role} options={{ '': 'All roles', ...ROLE_LABELS }} onChoose={choose('role')} />
      <Select label="Status" value={status} options={STATUS} onChoose={choose('status')} />
      <Select label="Order" value={order} options={ORDER} onChoose={choose('order')} />
    </div>
  );
}
