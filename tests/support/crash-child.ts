/**
 * A process to be killed. Until then it makes accounts, each with its mail in one transaction, prints an address after
 * each commit, and sends the mail. Given `drain`, it only sends what is left, as a server does after a restart.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { users } from '#src/db/schema.ts';
import { write } from '#src/server/database.ts';
import { sendDueMail } from '#src/server/mail.ts';
import { mailVerificationLink } from '#src/server/members.ts';
import { NO_PASSWORD } from '#src/server/passwords.ts';

/** Longer than a mail is reserved for the process that took it. */
const LATER = 10 * 60_000;

async function makeAccount(): Promise<void> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const now = Date.now();
  await write(async (tx) => {
    const account = { id, email, firstName: 'Robin', passwordHash: NO_PASSWORD, isActive: true };
    await tx.insert(users).values({ ...account, createdAt: now, updatedAt: now });
    await mailVerificationLink(tx, account, { template: 'verification-link', isSecond: false });
  });
  writeSync(1, `${email}\n`);
}

if (process.argv[2] === 'drain') {
  await sendDueMail(Date.now() + LATER);
  process.exit();
}
for (;;) {
  await makeAccount();
  await sendDueMail();
}
