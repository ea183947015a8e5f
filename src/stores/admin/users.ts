import { atom, computed } from 'nanostores';
import {
  changeRoleCall,
  createUserCall,
  deleteUserCall,
  toggleUserCall,
  type User,
  usersCall,
} from '#src/contracts/admin-users.ts';
import { sendCodeCall } from '#src/contracts/auth.ts';
import type { Role } from '#src/domain/accounts.ts';
import type { NewUser, UserOrder } from '#src/domain/users.ts';
import { CallError, call, refusedFields } from '../client.ts';
import { createFetcherStore, retried } from '../query.ts';
import { toast } from '../toasts.ts';
import { failed } from './failed.ts';

/** Somebody else may be at work too: what was fetched is not trusted for long. */
const FRESH_MS = 5000;

export interface UserFilter {
  search: string;
  role: '' | Role;
  status: '' | 'active' | 'inactive';
  order: UserOrder;
  page: number;
}
const EVERYBODY: UserFilter = { search: '', role: '', status: '', order: 'newest', page: 1 };

export const $userFilter = atom(EVERYBODY);
/** Narrows the list, which begins at its first page again, or turns its pages. */
export const filterUsers = (change: Partial<UserFilter>): void =>
  $userFilter.set({ ...$userFilter.get(), page: 1, ...change });
export const clearUserFilter = (): void => $userFilter.set(EVERYBODY);

const $query = computed($userFilter, ({ page, ...filter }) =>
  JSON.stringify({ ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)), page: String(page) }),
);

export const $users = createFetcherStore(['admin-users', $query], {
  dedupeTime: FRESH_MS,
  fetcher: (_, query) => retried(() => call(usersCall, { query: JSON.parse(query) as { page: string } })),
});

/** Shows a listed account otherwise; returns the way back. */
function show(id: string, change: Partial<User>): () => void {
  const { data } = $users.get();
  if (!data) return () => undefined;
  $users.mutate({ ...data, users: data.users.map((user) => (user.id === id ? { ...user, ...change } : user)) });
  return () => $users.mutate(data);
}

export async function toggleUser({ id, email, isActive }: User): Promise<void> {
  const undo = show(id, { isActive: !isActive });
  try {
    show(id, await call(toggleUserCall, { params: { id } }));
    toast({ title: isActive ? 'User deactivated' : 'User activated', description: email });
  } catch (error) {
    undo();
    failed('Failed to update user status', error);
  }
}

export async function changeRole({ id, email }: User, role: Role): Promise<void> {
  const undo = show(id, { role });
  try {
    show(id, await call(changeRoleCall, { params: { id }, body: { role } }));
    toast({ title: 'User role updated', description: `${email} is ${role} now` });
  } catch (error) {
    undo();
    failed('Failed to update user role', error);
  }
}

export async function deleteUser({ id, email }: User): Promise<void> {
  try {
    await call(deleteUserCall, { params: { id } });
    toast({ title: 'User deleted', description: email });
  } catch (error) {
    failed('Failed to delete user', error);
  }
  $users.invalidate();
}

/** Resolves to `undefined` once the account is made, else to what the server finds wrong with single fields. */
export async function createUser(user: NewUser): Promise<Record<string, string> | undefined> {
  try {
    await call(createUserCall, { body: user });
    toast({ title: 'User created', description: `A temporary password is on its way to ${user.email}` });
    $users.invalidate();
    return undefined;
  } catch (error) {
    const refused = refusedFields(error);
    if (!refused) failed('Failed to create user', error);
    return refused ?? {};
  }
}

export async function sendCode({ email }: User): Promise<void> {
  try {
    await call(sendCodeCall, { body: { email, purpose: 'email_verification' } });
    toast({ title: 'Verification code sent', description: email });
  } catch (error) {
    const reason = error instanceof CallError ? error.body.message : undefined;
    const description = reason ?? `Could not send verification code to ${email}`;
    toast({ title: 'Failed to Send OTP', description, tone: 'danger' });
  }
}
