import { type FormEvent, useState } from 'react';
import { exportMyDataCall } from '#src/contracts/members/account.ts';
import type { NotesAfterLeaving } from '#src/domain/members/member.ts';
import { deleteMyAccount } from '#src/stores/members/account.ts';
import { $signInMethods } from '#src/stores/members/sign-in-methods.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

/** What is kept belongs to the member: to take along, and to delete. */
export function YourData() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Section id="your-data" title="Your data">
      <p className="mb-5 text-muted">Download everything we keep about you, or delete your account for good.</p>
      <div className="flex flex-wrap gap-3">
        <a className="button button-outline" href={`${exportMyDataCall.path}?as=zip`} download>
          Download my data
        </a>
        {!deleting && (
          <Button look="quiet" className="text-danger" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        )}
      </div>
      {deleting && <DeleteForm onCancel={() => setDeleting(false)} />}
    </Section>
  );
}

const WHAT_GOES = 'Your favourites, ratings and sessions go too. You can’t undo this.';
const NOTES: Record<NotesAfterLeaving, string> = {
  delete: 'Delete them, with their photographs',
  keep: 'Leave them there without my name',
};

function DeleteForm({ onCancel }: { onCancel(): void }) {
  const [password, setPassword] = useState('');
  const [notes, setNotes] = useState<NotesAfterLeaving>('delete');
  const [error, setError] = useState<string>();
  const [saving, during] = useBusy();
  const hasPassword = useLive($signInMethods).data?.hasPassword ?? true;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(await during(deleteMyAccount(hasPassword ? password : undefined, notes)));
  };
  return (
    <form className="mt-6 grid gap-5 border-t border-border pt-6" method="post" onSubmit={submit} noValidate>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Your notes under recipes</legend>
        {(['delete', 'keep'] as const).map((each) => (
          <Check
            key={each}
            type="radio"
            name="notes"
            className="flex min-h-11 items-center gap-3"
            checked={notes === each}
            onTick={() => setNotes(each)}
          >
            {NOTES[each]}
          </Check>
        ))}
      </fieldset>
      {hasPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          hint={WHAT_GOES}
          error={error}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : (
        <p className={error ? 'field-error' : 'text-muted'} role={error ? 'alert' : undefined}>
          {error ?? WHAT_GOES}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" type="submit" disabled={saving || (hasPassword && !password)}>
          {saving ? 'Deleting…' : 'Delete my account for good'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
