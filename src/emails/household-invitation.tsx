import { INVITATION_DAYS } from '#src/domain/household/household.ts';
import { Action, Fine, MailFrame, type MailSite, Paragraph, StopLink } from './frame.tsx';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Props {
  site: MailSite;
  inviter: { name: string; email: string };
  link: string;
  /** UTC milliseconds. */
  expiresAt: number;
  /** Page that ends mails like this. */
  stop: string;
}

/** To whom a member invites to their household. */
export const HouseholdInvitation = ({ site, inviter, link, expiresAt, stop }: Props) => (
  <MailFrame
    site={site}
    preview={`${inviter.name} would like to share a shopping list with you.`}
    title="One shopping list for all of you"
    reason={`You’re getting this because ${inviter.name} (${inviter.email}), a member of ${site.name}, entered your address.`}
  >
    <Paragraph>
      {inviter.name} invites you to a household at {site.name}: you see and tick the same shopping list, each on your
      own phone.
    </Paragraph>
    <Action href={link}>See the invitation</Action>
    <Fine>
      The link works once, for {INVITATION_DAYS} days: until {days.format(expiresAt)}.
    </Fine>
    <StopLink href={stop} />
  </MailFrame>
);
