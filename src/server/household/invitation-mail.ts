import type { Transaction } from '#src/db/client.ts';
import { INVITATION_LIMIT } from '#src/domain/household/household.ts';
import { cap } from '../base/limits/limits.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import type { SignedIn } from '../base/viewer.ts';
import { countAsked, takeTurn } from '../mail/first-mails.ts';
import { namedMember } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';
import { refusalLinks, refusesMail } from '../mail/refusals.ts';

const aDay = cap({ times: INVITATION_LIMIT.mailsADay, seconds: 86_400 });
/** For all members together. */
const toStranger = cap({
  times: INVITATION_LIMIT.toAStranger,
  seconds: 86_400,
  message: 'This address has had enough invitations for today. Copy the link and send it yourself.',
});

/**
 * A mail with an invitation, to be queued in the transaction that makes it; `null` to an address that refuses such mails,
 * which nobody is told.
 */
export async function mailInvitation(
  member: SignedIn,
  { to, link, expiresAt, network }: { to: string; link: string; expiresAt: number; network: string },
): Promise<((tx: Transaction) => Promise<void>) | null> {
  await aDay.take(member.id);
  await toStranger.take(sha256(to));
  const counted = countAsked({ network, to, form: `household ${member.id}` });
  if (await refusesMail(to, 'invitations')) return null;
  const data = { inviter: namedMember(member), link, expiresAt, refusal: await refusalLinks(to, 'invitations') };
  return (tx) => queueMail(tx, { to, turn: takeTurn(counted), template: 'household-invitation', data });
}
