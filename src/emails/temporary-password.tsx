import { Action, Copy, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  password: string;
  link: string;
}

export function TemporaryPassword({ site, password, link }: Props) {
  return (
    <MailFrame
      site={site}
      preview="A temporary password, good once and for 30 minutes."
      title="Your new password"
      reason={`You’re getting this because someone asked for a new password at ${site.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>Sign in once with this password within 30 minutes, then choose your own.</Paragraph>
      <Copy>{password}</Copy>
      <Action href={link}>Sign in</Action>
      <Fine>If it wasn’t you, you don’t need to do anything: your old password still works.</Fine>
    </MailFrame>
  );
}
