/**
 * Makes households of two with Premium, in the database DATA_DIR holds; prints the `Cookie` headers of both, a household a
 * line. Usage: DATA_DIR=/tmp/some npm run script -- scripts/bench/write-households.ts 200
 */
import { randomUUID } from 'node:crypto';
import { householdMembers, households } from '#src/db/schema.ts';
import { closeDatabase, write } from '#src/server/base/database.ts';
import { sessionCookieName } from '#src/server/http/cookies.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { makeMember } from '#tests/support/make-member.ts';

async function cookieOf(userId: string): Promise<string> {
  const session = { userId, requiresPasswordChange: false, userAgent: null, replaces: null };
  return `${sessionCookieName()}=${await write((tx) => openSession(tx, session))}`;
}

for (let made = 0; made < Number(process.argv[2] ?? 0); made++) {
  const two = [await makeMember('premium'), await makeMember('premium')];
  const householdId = randomUUID();
  const joinedAt = Date.now();
  await write(async (tx) => {
    await tx.insert(households).values({ id: householdId, createdAt: joinedAt });
    await tx.insert(householdMembers).values(two.map(({ id: userId }) => ({ userId, householdId, joinedAt })));
  });
  console.log((await Promise.all(two.map(({ id }) => cookieOf(id)))).join('\t'));
}
closeDatabase();
