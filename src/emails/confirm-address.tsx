import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  link: string;
}

export function ConfirmAddress({ site, link }: Props) {
  return (
    <MailFrame
      site={site}
      preview="Confirm this address for your account."
      title="Confirm your new address"
      reason={`You’re getting this because a member of ${site.name} entered this as their new address.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Confirm that this mailbox is yours, and you’ll sign in with it from now on. The link works once, for 24 hours.
      </Paragraph>
      <Action href={link}>Verify my email</Action>
      <Fine>If that wasn’t you, you don’t need to do anything: the address stays as it was.</Fine>
    </MailFrame>
  );
}
