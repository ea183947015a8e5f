import { useRef } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { profileFormSchema } from '#src/domain/members/accounts.ts';
import { updateProfile } from '#src/stores/members/profile.ts';
import { Field } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Section } from './Section.tsx';
import { useCurrentPassword } from './use-current-password.tsx';

export function PersonalInformation({ member }: { member: MemberView }) {
  const element = useRef<HTMLFormElement>(null);
  const { current, ask, leave, missing, field } = useCurrentPassword(element);
  const { errors, saving, form } = useForm(profileFormSchema, async ({ currentPassword: _, ...change }) => {
    const pending = change.email !== member.email;
    if (pending && missing) return missing;
    const outcome = await updateProfile(
      { ...change, ...(pending && current && { currentPassword: current }) },
      pending ? `Please confirm ${change.email} with the link we mailed there.` : 'Your profile has been saved.',
    );
    if (outcome.kind === 'asks-current') ask();
    if (outcome.kind === 'done') leave();
    return outcome.kind === 'failed' ? outcome.fields : undefined;
  });
  return (
    <Section id="personal-information" title="Personal Information">
      <form ref={element} className="grid gap-5" {...form}>
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
        {field(errors.currentPassword)}
        <SubmitButton saving={saving} savingLabel="Saving…" className="justify-self-start">
          Update profile
        </SubmitButton>
      </form>
    </Section>
  );
}
