import type { SignInMethods } from '#src/domain/members/sign-in-methods.ts';
import { linkMyProvider, unlinkMyProvider } from '#src/stores/members/sign-in-methods.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { dateText } from '../../ui/times.ts';
import { useProof } from './use-proof.tsx';

/** The account at the site's identity provider, which opens the one here. */
export function ProviderLink({ name, linked }: NonNullable<SignInMethods['provider']>) {
  const [busy, during] = useBusy();
  const { prove, dialog } = useProof();
  const link = () => during(prove('We couldn’t link the account', linkMyProvider));
  const unlink = () => during(prove('We couldn’t remove the link', unlinkMyProvider));
  return (
    <div>
      <h3 className="type-lead font-semibold wrap-anywhere">{name}</h3>
      <p className="mt-1 mb-4 wrap-anywhere text-muted">
        {linked
          ? `You can sign in with ${linked.email}. Linked ${dateText(linked.createdAt)}.`
          : 'Link your account there to sign in with it.'}
      </p>
      {linked ? (
        <Button look="quiet" className="text-danger" disabled={busy} onClick={() => void unlink()}>
          End the link
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => void link()}>
          <span className="min-w-0 wrap-anywhere">Link {name}</span>
        </Button>
      )}
      {dialog}
    </div>
  );
}
