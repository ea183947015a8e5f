import { registrationFormSchema } from '#src/domain/members/accounts.ts';
import { paths } from '#src/paths.ts';
import { register } from '#src/stores/members/auth.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ModeLink } from './ModeLink.tsx';
import type { ModeProps } from './mode.ts';

/** "Join Plantry". */
export function Register({ email, onEmail, siteName }: ModeProps & { siteName: string }) {
  const { errors, saving, form } = useForm(
    registrationFormSchema,
    async ({ confirmPassword: _, ...person }, element) => {
      const outcome = await register(person);
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
        <Field label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <Field label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} />
      </div>
      <EmailField defaultValue={email} onEmail={onEmail} error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <SubmitButton saving={saving} savingLabel="Creating your account…">
        Create account
      </SubmitButton>
      <p className="account-switch">
        <ModeLink to="login">Already have an account? Sign in</ModeLink>
      </p>
    </form>
  );
}
