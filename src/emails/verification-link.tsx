import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  link: string;
  /** Somebody signed up with the address before. */
  isSecond: boolean;
}

export function VerificationLink({ site, firstName, link, isSecond }: Props) {
  return (
    <LetterFrame
      site={site}
      preview={`Confirm your address to start cooking with ${site.name}.`}
      title="Confirm your address"
      reason={`You get this mail because somebody signed up at ${site.name} with this address.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Welcome! Press the button, and your account is ready. The link works once, for 24 hours.</Paragraph>
      {isSecond && (
        <Paragraph>
          This address was signed up with before. What counts now is the password that was chosen last: if that was not
          yours, do not press the button, but sign up once more.
        </Paragraph>
      )}
      <Action href={link}>Verify my email</Action>
      <Fine>If that was not you, do nothing: without this confirmation nobody can sign in.</Fine>
    </LetterFrame>
  );
}
