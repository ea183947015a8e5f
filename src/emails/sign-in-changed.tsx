import type { SignInChange } from '#src/domain/members/sign-in-methods.ts';
import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  firstName: string;
  change: SignInChange;
  name: string | null;
  link: string;
}

const SENTENCES: Record<SignInChange, (name: string | null) => string> = {
  passkey_added: (name) => `The passkey “${name}” was added to your account. It can be used to sign in.`,
  passkey_removed: (name) => `The passkey “${name}” was removed from your account.`,
  code_app_on: () => 'A code app was set up for your account. Your password alone no longer opens it.',
  code_app_off: () => 'The code app for your account was turned off. Your password opens it without a code again.',
  recovery_codes_renewed: () => 'New recovery codes were created for your account. The old ones no longer work.',
  recovery_code_used: () => 'Someone signed in to your account with a recovery code. That code no longer works.',
  provider_linked: (name) => `An account at ${name} was linked to yours. It can be used to sign in.`,
  provider_unlinked: (name) => `The account at ${name} no longer opens yours.`,
  reset_by_host: () =>
    'The people who run this site gave your account a new temporary password. Your old password, passkeys, code app and linked accounts no longer open it, and you’re signed out everywhere.',
};

export function SignInChanged({ site, firstName, change, name, link }: Props) {
  const sentence = SENTENCES[change](name);
  return (
    <MailFrame
      site={site}
      preview={sentence}
      title="How you sign in has changed"
      reason={`You’re getting this because it’s the address of your account at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>{sentence}</Paragraph>
      <Paragraph>If that was you, you’re all set.</Paragraph>
      <Action href={link}>Check how you sign in</Action>
      <Fine>
        If it wasn’t you, change your password now, log out everywhere, and remove anything you don’t recognise from the
        list behind the button.
      </Fine>
    </MailFrame>
  );
}
