import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  link: string;
}

export function AccountExists({ site, link }: Props) {
  return (
    <MailFrame
      site={site}
      preview={`You already have an account at ${site.name}.`}
      title="You already have an account"
      reason={`You’re getting this because someone entered this address at ${site.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone tried to sign up with this address, but it already has an account. Just sign in; if you’ve lost the
        password, choose “Forgot your password?” there.
      </Paragraph>
      <Action href={link}>Sign in</Action>
      <Fine>If that wasn’t you, you don’t need to do anything. Nothing has changed.</Fine>
    </MailFrame>
  );
}
