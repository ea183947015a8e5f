import { Fine, Letter, Paragraph, type Site } from './letter.tsx';

interface Props {
  site: Site;
  firstName: string;
  newEmail: string;
}

export function AddressChanged({ site, firstName, newEmail }: Props) {
  return (
    <Letter
      site={site}
      preview="Somebody asked to change the address of your account."
      title="Your address is about to change"
      reason={`You get this mail because it is the address of your account at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Your account asked to move to {newEmail}. Until that is confirmed from the new mailbox, you go on signing in
        with this one.
      </Paragraph>
      <Fine>If that was not you, change your password now and sign out everywhere in your profile.</Fine>
    </Letter>
  );
}
