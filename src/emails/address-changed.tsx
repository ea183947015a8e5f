import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  firstName: string;
  newEmail: string;
  undoLink: string | null;
}

export function AddressChanged({ site, firstName, newEmail, undoLink }: Props) {
  return (
    <MailFrame
      site={site}
      preview="Someone asked to change the address of your account."
      title="Your address is about to change"
      reason={`You’re getting this because it’s the address of your account at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account asked to move to {newEmail}. As soon as that is confirmed from the new mailbox, you sign in with
        the new address.
      </Paragraph>
      <Paragraph>
        If that was you, you’re all set. If it wasn’t, press the button within 72 hours, even if the new address has
        been confirmed by then: your account stays with this address and everyone is logged out.
      </Paragraph>
      {undoLink && <Action href={undoLink}>That wasn’t me</Action>}
      <Fine>Then change your password: whoever did this may know it.</Fine>
    </MailFrame>
  );
}
