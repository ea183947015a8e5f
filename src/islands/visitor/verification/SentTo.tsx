import { usePageEmail } from '../../ui/forms/use-page-email.ts';

/** The address of the page's `email` parameter, in a sentence that also holds without one. */
export function SentTo() {
  const email = usePageEmail();
  return (
    <p className="text-lead text-muted">
      We sent a verification link to {email ? <strong className="text-text">{email}</strong> : 'your address'}. It works
      for 24 hours.
    </p>
  );
}
