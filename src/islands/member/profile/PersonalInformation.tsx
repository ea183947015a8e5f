import { useRef } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { profileFormSchema } from '#src/domain/members/accounts.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from './Section.tsx';
import { useCurrentPassword } from './use-current-password.tsx';

export function PersonalInformation({ member }: { member: MemberView }) {
  const element = useRef<HTMLFormElement>(null);
  const { current, ask, leave, missing, field } = useCurrentPassword(element);
  const { errors, named, saving, form } = useForm(profileFormSchema, async ({ currentPassword: _, ...change }) => {
    const pending = change.email !== member.email;
    if (pending && missing) return missing;
    const outcome = await updateMyProfile(
      { ...change, ...(pending && current && { currentPassword: current }) },
      pending ? `Please confirm ${change.email} with the link we’ve e-mailed there.` : 'Your profile has been saved.',
    );
    if (outcome.kind === 'asks-current') ask();
    if (outcome.kind === 'done') leave();
    return outcome.kind === 'failed' ? outcome.fields : undefined;
  });
  return (
    <Section id="personal-information" title="Personal Information">
      <form ref={element} className="grid gap-5" {...form}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" {...named('firstName', member.firstName)} autoComplete="given-name" />
          <Field label="Last name" {...named('lastName', member.lastName ?? '')} autoComplete="family-name" />
        </div>
        <Field
          label="E-mail"
          {...named('email', member.pendingEmail ?? member.email)}
          type="email"
          autoComplete="email"
          {...(member.pendingEmail && {
            hint: `${member.pendingEmail} isn’t confirmed yet; until then, sign in with ${member.email}.`,
          })}
        />
        {field(errors.currentPassword)}
        <SubmitButton label="Update profile" saving={saving} savingLabel="Saving…" className="justify-self-start" />
      </form>
    </Section>
  );
}
