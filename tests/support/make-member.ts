import { randomUUID } from 'node:crypto';
import { users } from '#src/db/schema.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { write } from '#src/server/base/database.ts';
import { hashPassword } from '#src/server/members/passwords.ts';

export const PASSWORD = 'correct-horse-battery';
let sharedHash: Promise<string> | undefined;

export interface Member {
  id: string;
  email: string;
}

/** A verified member with {@link PASSWORD}. */
export async function makeMember(
  role: Role = 'user',
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<Member> {
  sharedHash ??= hashPassword(PASSWORD);
  const now = Date.now();
  const id = randomUUID();
  const member = {
    id,
    email: `${id}@example.org`,
    firstName: 'Robin',
    lastName: 'Green',
    passwordHash: await sharedHash,
    role,
    isActive: true,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  await write((tx) => tx.insert(users).values(member));
  return { id, email: member.email };
}
