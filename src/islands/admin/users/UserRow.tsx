import { MailCheck, Trash2 } from 'lucide-react';
import type { User } from '#src/contracts/members/admin-users.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { changeRole, sendCode, toggleUser } from '#src/stores/admin/users.ts';
import { Select } from '../ui/Select.tsx';
import { ROLE_LABELS } from './role-labels.ts';

interface Props {
  user: User;
  onDelete: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const since = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** An account in the list. */
export function UserRow({ user, onDelete }: Props) {
  const { email, firstName, lastName, role, isActive, isVerified, createdAt } = user;
  return (
    <tr>
      <th scope="row" className="admin-cell-main">
        <div>
          {[firstName, lastName].filter(Boolean).join(' ')}
          <div className="text-meta font-normal text-muted">{email}</div>
        </div>
      </th>
      <td data-label="Role">
        <Select
          label={`Role of ${email}`}
          value={role}
          options={ROLE_LABELS}
          onChoose={(chosen) => changeRole(user, chosen as Role)}
          className="admin-select"
        />
      </td>
      <td data-label="Since" className="tabular-nums whitespace-nowrap">
        {since.format(createdAt)}
      </td>
      <td data-label="Active">
        <span className={`admin-badge ${isActive ? 'admin-badge-good' : ''}`}>
          {isActive ? (isVerified ? 'Active' : 'Not verified') : 'Inactive'}
        </span>
      </td>
      <td className="admin-cell-actions">
        <button type="button" className="button button-quiet" onClick={() => toggleUser(user)}>
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only"> {email}</span>
        </button>
        {!isVerified && (
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={`Send verification code to ${email}`}
            title="Send verification code"
            onClick={() => sendCode(user)}
          >
            <MailCheck {...ICON} />
          </button>
        )}
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={`Delete ${email}`}
          title="Delete"
          onClick={onDelete}
        >
          <Trash2 {...ICON} />
        </button>
      </td>
    </tr>
  );
}
