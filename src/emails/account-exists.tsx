import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  link: string;
}

export function AccountExists({ site, firstName, link }: Props) {
  return (
    <LetterFrame
      site={site}
      preview={`You already have an account at ${site.name}.`}
      title="You already have an account"
      reason={`You get this mail because somebody entered this address at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        This address was entered for a new account, but it already has one. Sign in with it; if the password is gone,
        choose “Forgot your password?” there.
      </Paragraph>
      <Action href={link}>Sign in</Action>
      <Fine>If that was not you, do nothing. Nothing was changed.</Fine>
    </LetterFrame>
  );
}
