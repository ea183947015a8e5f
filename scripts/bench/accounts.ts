/**
 * Makes an administrator with a session, and as many other accounts as asked for, in the database DATA_DIR holds; prints
 * the administrator's `Cookie` header. Usage: DATA_DIR=/tmp/some npm run script -- scripts/bench/accounts.ts 10000
 */
import { users } from '#src/db/schema.ts';
import { closeDatabase, write } from '#src/server/base/database.ts';
import { sessionCookieName } from '#src/server/http/cookies.ts';
import { NO_PASSWORD } from '#src/server/members/passwords.ts';
import { openSession } from '#src/server/members/sessions.ts';
import { makeMember } from '#tests/support/make-member.ts';

const FIRST_NAMES = ['Ada', 'Robin', 'Noor', 'Mei', 'Jonas', 'Priya', 'Zoë', 'Tomás', 'Ines', 'Kofi', 'Lena'];
const LAST_NAMES = ['Green', 'Okafor', 'Lindqvist', 'Tanaka', 'Moreau', 'Silva', 'Novák', 'Haddad'];
const MINUTE = 60_000;
/** Rows of one statement. */
const AT_ONCE = 500;

function account(number: number): typeof users.$inferInsert {
  const at = Date.now() - number * 7 * MINUTE;
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? '';
  return {
    id: `bench-${number}`,
    email: `${firstName.toLowerCase()}.${number}@bench.example`,
    firstName,
    lastName,
    passwordHash: NO_PASSWORD,
    role: number % 10 === 0 ? 'premium' : 'user',
    isActive: number % 25 !== 0,
    emailVerifiedAt: number % 7 === 0 ? null : at,
    createdAt: at,
    updatedAt: at,
  };
}

const wanted = Number(process.argv[2] ?? 0);
for (let done = 0; done < wanted; done += AT_ONCE) {
  const rows = Array.from({ length: Math.min(AT_ONCE, wanted - done) }, (_, i) => account(done + i));
  await write((tx) => tx.insert(users).values(rows).onConflictDoNothing());
}
const { id: userId } = await makeMember('admin');
const session = { userId, requiresPasswordChange: false, userAgent: null, replaces: null };
console.log(`${sessionCookieName()}=${await write((tx) => openSession(tx, session))}`);
closeDatabase();
