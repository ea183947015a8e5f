import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  newEmail: string;
  undoLink: string | null;
}

export function AddressChanged({ site, firstName, newEmail, undoLink }: Props) {
  return (
    <LetterFrame
      site={site}
      preview="Somebody asked to change the address of your account."
      title="Your address is about to change"
      reason={`You get this mail because it is the address of your account at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account asked to move to {newEmail}. As soon as that is confirmed from the new mailbox, you sign in with
        the new address.
      </Paragraph>
      <Paragraph>
        If that was you, there is nothing to do here. If it was not, press the button within 72 hours, even if the new
        address is confirmed by then: your account stays with this address, and everybody is signed out of it.
      </Paragraph>
      {undoLink && <Action href={undoLink}>That was not me</Action>}
      <Fine>Then choose another password: whoever did it may know yours.</Fine>
    </LetterFrame>
  );
}
