import type { SignInChange } from '#src/domain/members/sign-in-methods.ts';
import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  change: SignInChange;
  name: string | null;
  link: string;
}

const SENTENCES: Record<SignInChange, (name: string | null) => string> = {
  passkey_added: (name) => `The passkey “${name}” was added to your account. Whoever has it can sign in with it.`,
  passkey_removed: (name) => `The passkey “${name}” was removed from your account.`,
  code_app_on: () => 'A code app was set up for your account: from now on your password alone does not open it.',
  code_app_off: () => 'The code app of your account was turned off: your password opens it without a code again.',
  recovery_codes_renewed: () => 'New recovery codes were made for your account. Those from before work no more.',
  recovery_code_used: () => 'Somebody signed in to your account with one of its recovery codes, which works no more.',
  provider_linked: (name) => `An account at ${name} was linked to yours. Whoever has it can sign in with it.`,
  provider_unlinked: (name) => `The account at ${name} opens yours no more.`,
};

export function SignInChanged({ site, firstName, change, name, link }: Props) {
  const sentence = SENTENCES[change](name);
  return (
    <LetterFrame
      site={site}
      preview={sentence}
      title="How you sign in has changed"
      reason={`You get this mail because it is the address of your account at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>If that was you, there is nothing to do.</Paragraph>
      <Action href={link}>Look at how you sign in</Action>
      <Fine>
        If it was not you, change your password now, sign out everywhere, and remove what you do not know from the list
        behind the button.
      </Fine>
    </LetterFrame>
  );
}
