import {
  changeRoleCall,
  createUserCall,
  deleteUserCall,
  toggleUserCall,
  type User,
  usersCall,
} from '#src/contracts/members/admin-users.ts';
import { sendCodeCall } from '#src/contracts/members/auth.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import type { NewUser, UserOrder } from '#src/domain/members/users.ts';
import { succeeds } from '../../attempt.ts';
import { CallError, call, refusedFields } from '../../client.ts';
import { forgetAnswers } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { createList } from '../list.ts';
import { createUnsaved } from '../unsaved.ts';

const KEY = 'admin-users';

export interface UserFilter {
  search: string;
  role: '' | Role;
  status: '' | 'active' | 'inactive';
  order: UserOrder;
  page: number;
}
const EVERYBODY: UserFilter = { search: '', role: '', status: '', order: 'newest', page: 1 };

export const {
  $filter: $userFilter,
  $list: $users,
  narrow: filterUsers,
  clear: clearUserFilter,
} = createList(KEY, usersCall, EVERYBODY);

/** Puts what the server made of an account into the list on screen. */
function keep(saved: User): void {
  const { data } = $users.get();
  if (data) $users.mutate({ ...data, users: data.users.map((user) => (user.id === saved.id ? saved : user)) });
  else $users.invalidate();
}
const unsaved = createUnsaved<User>(keep);
/** To be laid over every list of accounts. */
export const $unsavedUsers = unsaved.$unsaved;

export async function toggleUser(user: User): Promise<void> {
  const { id, email } = user;
  const isActive = !user.isActive;
  await succeeds(failed, 'Failed to update user status', async () => {
    // The call turns it over whatever it is: where an earlier one failed, there is nothing to turn back.
    await unsaved.save(user, { isActive }, async (known) =>
      known.isActive === isActive ? known : call(toggleUserCall, { params: { id } }),
    );
    toast({ title: isActive ? 'User activated' : 'User deactivated', description: email });
  });
}

export async function setUserRole(user: User, role: Role): Promise<void> {
  const { id, email } = user;
  await succeeds(failed, 'Failed to update user role', async () => {
    await unsaved.save(user, { role }, () => call(changeRoleCall, { params: { id }, body: { role } }));
    toast({ title: 'User role updated', description: `${email} is ${role} now` });
  });
}

export async function removeUser(user: User): Promise<void> {
  const { id, email } = user;
  try {
    await unsaved.save(user, null, async (known) => {
      await call(deleteUserCall, { params: { id } });
      return known;
    });
    toast({ title: 'User deleted', description: email });
    forgetAnswers(KEY);
  } catch (error) {
    failed('Failed to delete user', error);
    // Somebody else was faster, or it is as it was.
    if (error instanceof CallError && error.status === 404) forgetAnswers(KEY);
  }
}

/** Resolves to `undefined` once the account is made, else to what the server finds wrong with single fields. */
export async function addUser(user: NewUser): Promise<Record<string, string> | undefined> {
  try {
    await call(createUserCall, { body: user });
    toast({ title: 'User created', description: `A temporary password is on its way to ${user.email}` });
    forgetAnswers(KEY);
    return undefined;
  } catch (error) {
    const refused = refusedFields(error);
    if (!refused) failed('Failed to create user', error);
    return refused ?? {};
  }
}

export async function mailCode({ email }: User): Promise<void> {
  try {
    await call(sendCodeCall, { body: { email, purpose: 'email_verification' } });
    toast({ title: 'Verification code sent', description: email });
  } catch (error) {
    const reason = error instanceof CallError ? error.body.message : undefined;
    const description = reason ?? `Could not send verification code to ${email}`;
    toast({ title: 'Failed to Send OTP', description, tone: 'danger' });
  }
}
