import { useState } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { NewsletterChoices } from './NewsletterChoices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';

export function AccountSettings({ member }: { member: MemberView }) {
  const [changingPassword, setChangingPassword] = useState(false);
  return (
    <Section id="account-settings" title="Account Settings">
      <Check
        className="flex min-h-11 items-center gap-3"
        checked={member.newsletterSubscription}
        onTick={(newsletterSubscription) => void updateMyProfile({ newsletterSubscription })}
      >
        <span>Send me the newsletter</span>
      </Check>
      <NewsletterChoices isSubscribed={member.newsletterSubscription} />
      <div className="mt-5 border-t border-border pt-6">
        {changingPassword ? (
          <PasswordForm onDone={() => setChangingPassword(false)} onCancel={() => setChangingPassword(false)} />
        ) : (
          <Button onClick={() => setChangingPassword(true)}>Change password</Button>
        )}
      </div>
    </Section>
  );
}
