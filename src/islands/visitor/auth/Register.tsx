import { registrationFormSchema } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import { askedBefore } from '#src/stores/members/after-sign-in.ts';
import { submitRegistration } from '#src/stores/members/auth.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { ModeLink } from './ModeLink.tsx';
import type { ModeProps } from './mode.ts';
import { OtherWays } from './OtherWays.tsx';

/** "Join Plantry". */
export function Register({ email, onEmail, siteName, providerName }: ModeProps & { siteName: string }) {
  const { named, saving, form } = useForm(
    registrationFormSchema,
    async ({ confirmPassword: _, ...person }, element) => {
      const outcome = await submitRegistration(person);
      if (!outcome.done) return outcome.fields;
      element.reset();
      location.assign(paths.withEmail(paths.registrationSuccess, person.email));
      return undefined;
    },
  );
  return (
    <form className="grid gap-5" {...form}>
      <h1 className="text-h1" tabIndex={-1}>
        Join {siteName}
      </h1>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="First name" {...named('firstName')} autoComplete="given-name" />
        <Field label="Last name" {...named('lastName')} autoComplete="family-name" />
      </div>
      <EmailField {...named('email', email)} onEmail={onEmail} />
      <PasswordField
        label="Password"
        {...named('password')}
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <PasswordField label="Confirm password" {...named('confirmPassword')} autoComplete="new-password" />
      <SubmitButton label="Create account" saving={saving} savingLabel="Creating your account…" />
      {providerName !== null && (
        <OtherWays
          providerName={providerName}
          destination={() => ({ next: askedBefore() })}
          onOutcome={() => undefined}
        />
      )}
      <p className="account-switch">
        <ModeLink to="login">Already have an account? Sign in</ModeLink>
      </p>
    </form>
  );
}
