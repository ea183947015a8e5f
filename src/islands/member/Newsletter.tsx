import type { FormEvent } from 'react';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { subscribeToNewsletter } from '#src/stores/members/profile.ts';
import { Button } from '../ui/Button.tsx';
import { useBusy } from '../ui/forms/use-busy.ts';

/** The footer's newsletter box; it turns the member's own subscription on. */
export function Newsletter({ member }: { member: MemberView }) {
  const [saving, during] = useBusy();
  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    await during(subscribeToNewsletter());
  };
  return (
    <>
      <h2 className="footer-heading">Newsletter</h2>
      {member.newsletterSubscription ? (
        <p className="text-muted">You’re subscribed. We’ll send new recipes to {member.email}.</p>
      ) : (
        <form onSubmit={subscribe}>
          <label className="field-label" htmlFor="newsletter-email">
            Your e-mail address
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="newsletter-email"
              type="text"
              inputMode="email"
              autoComplete="email"
              className="field flex-1"
              defaultValue={member.email}
            />
            <Button look="primary" type="submit" disabled={saving}>
              Subscribe
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
