import { and, eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { write } from '../base/database.ts';
import { cap } from '../base/limits/limits.ts';
import type { SignedIn } from '../base/viewer.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';

const messages = cap({ times: 10, seconds: 3600 });

/** Mails a member's message to every active administrator, with who wrote it. */
export async function contactAdministrators(
  { id, email, firstName, lastName, role }: SignedIn,
  { subject, message }: { subject: string; message: string },
): Promise<void> {
  await messages.take(id);
  const memberName = lastName ? `${firstName} ${lastName}` : firstName;
  const data = { subject, message, memberName, memberEmail: email, role };
  await write(async (tx) => {
    const administrators = await tx
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.isActive, true)));
    for (const to of administrators.map(provenAddressOf))
      if (to) await queueMail(tx, { to, template: 'contact-message', data });
  });
}
