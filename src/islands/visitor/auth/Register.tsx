import { registrationFormSchema } from '#src/domain/accounts.ts';
import { paths } from '#src/paths.ts';
import { register } from '#src/stores/auth.ts';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ModeProps } from './AuthPage.tsx';

/** "Join Plantry". */
export function Register({ email, onEmail, onMode, siteName }: ModeProps & { siteName: string }) {
  const { errors, saving, onSubmit } = useForm(
    registrationFormSchema,
    async ({ confirmPassword: _, ...person }, form) => {
      const outcome = await register(person);
      if (!outcome.done) return;
      form.reset();
      location.assign(paths.withEmail(paths.registrationSuccess, person.email));
    },
  );
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <h1 className="text-h1">Join {siteName}</h1>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <Field label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errors.email}
      />
      <Field label="Password" name="password" type="password" autoComplete="new-password" error={errors.password} />
      <Field
        label="Confirm password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <button type="submit" className="button button-primary" disabled={saving}>
        {saving ? 'Creating your account…' : 'Create account'}
      </button>
      <p className="text-meta">
        <button type="button" className="link min-h-11" onClick={() => onMode('login')}>
          Already have an account? Sign in
        </button>
      </p>
    </form>
  );
}
