import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import { momentText } from '#src/domain/newsletter/site-time.ts';
import { paths } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import { siteLink } from '../../base/site-link.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { queueMail } from '../../mail/queue.ts';
import { refusalLinks, refusesMail } from '../../mail/refusals.ts';

/**
 * Writes to everybody who sends letters that one waits for a yes, in the write that makes it, and so once. Links are signed:
 * whoever opens the write has the site's key made before (`siteKey`).
 */
export async function tellOfWaiting(
  tx: Transaction,
  { id, subject, at }: { id: string; subject: string; at: number },
): Promise<void> {
  const senders = await tx
    .select()
    .from(users)
    .where(and(inArray(users.role, [...PERMISSIONS.letters]), eq(users.isActive, true)));
  const about = { subject, when: momentText(env().SITE_TIME_ZONE, at), link: siteLink(paths.adminLetter(id)) };
  for (const sender of senders) {
    const { email, firstName } = sender;
    const to = provenAddressOf(sender);
    if (!to || (await refusesMail(email, 'waiting-letters', tx))) continue;
    const refusal = await refusalLinks(email, 'waiting-letters');
    await queueMail(tx, { to, template: 'letter-waiting', data: { firstName, ...about, refusal } });
  }
}
