import { Action, Copy, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  password: string;
  link: string;
}

export function TemporaryPassword({ site, firstName, password, link }: Props) {
  return (
    <LetterFrame
      site={site}
      preview="A temporary password, good once and for 30 minutes."
      title="Your new password"
      reason={`You get this mail because a new password was asked for at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Sign in with this password once, within 30 minutes, and choose one of your own.</Paragraph>
      <Copy>{password}</Copy>
      <Action href={link}>Sign in</Action>
      <Fine>If you did not ask for it, do nothing: your old password goes on working.</Fine>
    </LetterFrame>
  );
}
