import { randomUUID } from 'node:crypto';
import type { Household } from '#src/domain/household/household.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { api } from './api.ts';
import { makeMember } from './make-member.ts';
import { sessionOf, type signedIn } from './members.ts';

/** A member with a name and a session. */
export async function somebody(firstName: string, role: 'premium' | 'user' = 'premium') {
  const member = await makeMember(role, { firstName });
  return { ...member, firstName, cookie: await sessionOf(member.id) };
}
export type Somebody = Awaited<ReturnType<typeof signedIn>>;

/** What one holds who was given the link of a new invitation. */
export async function invitedBy({ cookie }: Somebody, body: { email?: string } = {}): Promise<string> {
  const answer = await api('POST', '/api/household/invitations', { cookie, body });
  if (answer.status !== 200) throw new Error(`Not invited: ${answer.status} ${JSON.stringify(answer.body)}`);
  return secretIn((answer.body as { url: string }).url);
}
const secretIn = (url: string): string => new URL(url).hash.slice(1);

export const join = ({ cookie }: Somebody, secret: string) =>
  api('POST', '/api/household/membership', { cookie, body: { secret } });
export const look = ({ cookie }: Somebody, secret: string) =>
  api('POST', '/api/household/invitations/look', { cookie, body: { secret } });
export const create = ({ cookie }: Somebody) => api('POST', '/api/household', { cookie });
export const leave = ({ cookie }: Somebody) => api('DELETE', '/api/household/membership', { cookie });
export const putOut = ({ cookie }: Somebody, { id }: { id: string }) =>
  api('DELETE', `/api/household/members/${id}`, { cookie });
export const share = ({ cookie }: Somebody, sharesList: boolean) =>
  api('PATCH', '/api/household/membership', { cookie, body: { sharesList } });
export const sharePantry = ({ cookie }: Somebody, sharesPantry: boolean) =>
  api('PATCH', '/api/household/membership', { cookie, body: { sharesPantry } });

export async function householdSeenBy({ cookie }: Somebody): Promise<Household | null> {
  return ((await api('GET', '/api/household', { cookie })).body as { household: Household | null }).household;
}

/** A household of the owner and those who join one after the other. */
export async function cookTogether(owner: Somebody, ...others: Somebody[]): Promise<void> {
  await create(owner);
  for (const other of others) {
    const { status } = await join(other, await invitedBy(owner));
    if (status !== 200) throw new Error(`Did not join: ${status}`);
  }
}

export const listOf = async ({ cookie }: Somebody): Promise<ShoppingListView> =>
  (await api('GET', '/api/shopping-list', { cookie })).body as ShoppingListView;
/** Puts something of one's own on the list. */
export const addToList = ({ cookie }: Somebody, text: string) =>
  api('POST', '/api/shopping-list/operations', {
    cookie,
    body: { operations: [{ type: 'add-own', id: randomUUID(), text }] },
  });

/** Names of what is to be bought, with a tick where it is ticked. */
export const itemsOf = async (who: Somebody): Promise<string[]> =>
  (await listOf(who)).items.map(({ name, isTicked }) => (isTicked ? `✓ ${name}` : name)).toSorted();
