import { Action, Copy, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  password: string;
  link: string;
}

export function AccountCreated({ site, password, link }: Props) {
  return (
    <MailFrame
      site={site}
      preview={`Your account at ${site.name} is ready.`}
      title="Your account is ready"
      reason={`You’re getting this because an administrator of ${site.name} created an account for this address.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        We’ve created an account for you. Sign in once with this password within 24 hours, then choose your own.
      </Paragraph>
      <Copy>{password}</Copy>
      <Action href={link}>Sign in</Action>
      <Fine>Too late? Choose “Forgot your password?” on the sign-in page to get another one.</Fine>
    </MailFrame>
  );
}
