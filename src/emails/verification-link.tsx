import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  link: string;
  /** Somebody signed up with the address before. */
  isSecond: boolean;
}

export function VerificationLink({ site, link, isSecond }: Props) {
  return (
    <MailFrame
      site={site}
      preview={`Confirm your address to start cooking with ${site.name}.`}
      title="Confirm your address"
      reason={`You’re getting this because someone signed up at ${site.name} with this address.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>Welcome! Press the button and your account is ready. The link works once, for 24 hours.</Paragraph>
      {isSecond && (
        <Paragraph>
          Someone signed up with this address before. The password chosen last is the one that counts: if it wasn’t
          yours, don’t press the button; sign up again.
        </Paragraph>
      )}
      <Action href={link}>Verify my email</Action>
      <Fine>If that wasn’t you, you don’t need to do anything: nobody can sign in without this confirmation.</Fine>
    </MailFrame>
  );
}
