import { MailCheck, Trash2 } from 'lucide-react';
import type { User } from '#src/contracts/members/admin-users.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { mailCode, toggleUser } from '#src/stores/admin/members/users.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { dateText } from '../../ui/times.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';
import { Aside } from '../ui/table/Aside.tsx';
import { ROLE_LABELS } from './role-labels.ts';

/** What the list shows of an account, and what can be done to it. */
export const userColumns = (
  onDelete: (user: User) => void,
  onRole: (user: User, role: Role) => void,
): Column<User>[] => [
  { head: 'User', kind: 'main', cell: Name },
  { head: 'Role', cell: (user) => <RoleOf user={user} onRole={onRole} /> },
  { head: 'Since', className: 'tabular-nums whitespace-nowrap', cell: ({ createdAt }) => dateText(createdAt) },
  {
    head: 'Active',
    cell: ({ isActive, isVerified }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>
        {isActive ? (isVerified ? 'Active' : 'Not verified') : 'Inactive'}
      </Badge>
    ),
  },
  { head: 'Actions', kind: 'actions', cell: (user) => <Actions user={user} onDelete={() => onDelete(user)} /> },
];

const Name = ({ email, firstName, lastName }: User) => (
  <>
    {[firstName, lastName].filter(Boolean).join(' ')} <Aside>{email}</Aside>
  </>
);

const RoleOf = ({ user, onRole }: { user: User; onRole: (user: User, role: Role) => void }) => (
  <Select
    label={`Role of ${user.email}`}
    value={user.role}
    options={ROLE_LABELS}
    onChoose={(chosen) => onRole(user, chosen as Role)}
    className="min-h-10 w-auto py-1"
  />
);

function Actions({ user, onDelete }: { user: User; onDelete: () => void }) {
  const { email, isActive, isVerified } = user;
  return (
    <>
      <Button look="quiet" onClick={() => toggleUser(user)}>
        {isActive ? 'Deactivate' : 'Activate'}
        <span className="sr-only"> {email}</span>
      </Button>
      {!isVerified && (
        <IconButton
          label={`Send verification code to ${email}`}
          Icon={MailCheck}
          iconSize={18}
          title="Send verification code"
          onClick={() => mailCode(user)}
        />
      )}
      <IconButton label={`Delete ${email}`} Icon={Trash2} iconSize={18} title="Delete" onClick={onDelete} />
    </>
  );
}
