import { useState } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { updateProfile } from '#src/stores/members/profile.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';

export function AccountSettings({ member }: { member: MemberView }) {
  const [changingPassword, setChangingPassword] = useState(false);
  return (
    <Section id="account-settings" title="Account Settings">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="check"
          checked={member.newsletterSubscription}
          onChange={(event) => void updateProfile({ newsletterSubscription: event.target.checked })}
        />
        <span>Send me the newsletter with new recipes</span>
      </label>
      <div className="mt-5 border-t border-border pt-6">
        {changingPassword ? (
          <PasswordForm onDone={() => setChangingPassword(false)} onCancel={() => setChangingPassword(false)} />
        ) : (
          <button type="button" className="button button-outline" onClick={() => setChangingPassword(true)}>
            Change password
          </button>
        )}
      </div>
    </Section>
  );
}
