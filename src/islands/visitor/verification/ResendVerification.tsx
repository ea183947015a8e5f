import { type FormEvent, useState } from 'react';
import { paths } from '#src/paths.ts';
import { requestVerificationLink } from '#src/stores/members/auth.ts';
import { isLocked } from '#src/stores/members/mail-locks.ts';
import { toast } from '#src/stores/toasts.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { minutesAndSeconds, useMailLock } from '../../ui/forms/use-mail-lock.ts';
import { usePageEmail } from '../../ui/forms/use-page-email.ts';

/** Asks for another verification mail; starts with the address of the page's `email` parameter. */
export function ResendVerification() {
  const given = usePageEmail();
  const [typed, setTyped] = useState<string>();
  const [saving, during] = useBusy();
  const left = useMailLock('link', typed ?? given ?? '');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (!email) {
      toast({ title: 'Failed to Send Email', description: 'Please enter your email address.', tone: 'danger' });
      form.querySelector('input')?.focus();
      return;
    }
    // A browser may have filled the field without a word.
    setTyped(email);
    if (isLocked('link', email)) return;
    await during(requestVerificationLink(email));
  };
  return (
    <form className="grid gap-4" method="post" onSubmit={submit} noValidate>
      {/* The key: a parameter that becomes known later is the field's first value too. */}
      <EmailField key={given} defaultValue={given ?? ''} onEmail={setTyped} />
      <SubmitButton
        label={left > 0 ? `Resend in ${minutesAndSeconds(left)}` : 'Resend verification email'}
        saving={saving}
        savingLabel="Sending…"
        disabled={left > 0}
        className="tabular-nums"
      />
      {given && (
        <a className="link account-link" href={paths.withEmail(paths.verifyOtp, given)}>
          Verify with a 6-digit code instead
        </a>
      )}
    </form>
  );
}
