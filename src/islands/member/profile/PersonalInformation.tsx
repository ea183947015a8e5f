import type { MemberView } from '#src/contracts/auth.ts';
import { profileFormSchema } from '#src/domain/accounts.ts';
import { updateProfile } from '#src/stores/profile.ts';
import { Field } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Section } from './Section.tsx';

export function PersonalInformation({ member }: { member: MemberView }) {
  const { errors, saving, form } = useForm(profileFormSchema, async (change) => {
    const pending = change.email !== member.email;
    await updateProfile(
      change,
      pending ? `Please confirm ${change.email} with the link we mailed there.` : 'Your profile has been saved.',
    );
    return undefined;
  });
  return (
    <Section id="personal-information" title="Personal Information">
      <form className="grid gap-5" {...form}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="First name"
            name="firstName"
            autoComplete="given-name"
            defaultValue={member.firstName}
            error={errors.firstName}
          />
          <Field
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            defaultValue={member.lastName ?? ''}
            error={errors.lastName}
          />
        </div>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={member.pendingEmail ?? member.email}
          error={errors.email}
          {...(member.pendingEmail && {
            hint: `${member.pendingEmail} waits for its confirmation; until then you sign in with ${member.email}.`,
          })}
        />
        <SubmitButton saving={saving} savingLabel="Saving…" className="justify-self-start">
          Update profile
        </SubmitButton>
      </form>
    </Section>
  );
}
