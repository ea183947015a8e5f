import { useState } from 'react';
import { z } from 'zod';
import { giftCodeSchema } from '#src/domain/premium/billing/gift.ts';
import { paths } from '#src/paths.ts';
import { $session } from '#src/stores/members/session.ts';
import { redeemGiftCode } from '#src/stores/premium/plan.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';

const schema = z.object({ code: giftCodeSchema });

/** Where a member enters the code of a gift. */
export function RedeemGift() {
  const { data } = useLive($session);
  const [until, setUntil] = useState<number>();
  const { named, errors, saving, form } = useForm(schema, async ({ code }) => {
    const answer = await redeemGiftCode(code);
    if ('until' in answer) setUntil(answer.until);
    return 'until' in answer ? undefined : (answer.fields ?? { code: answer.message });
  });
  if (until !== undefined) {
    return (
      <div className="grid justify-items-start gap-5" role="status">
        <p className="text-lead">
          Premium is yours until {longDay(until)}. It ends by itself; nothing is ever charged.
        </p>
        <a className="button button-primary" href={paths.premiumWelcome}>
          See what’s in it
        </a>
      </div>
    );
  }
  return (
    <>
      <div className={data?.member ? 'hidden' : 'for-visitors'}>
        <p className="text-lead text-muted">
          A gift belongs to an account. Sign in or create one for free, then enter the code.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a className="button button-primary" href={paths.signIn(paths.redeem)}>
            Sign in
          </a>
          <a className="button button-outline" href={paths.register}>
            Create a free account
          </a>
        </p>
      </div>
      {(!data || data.member) && (
        <form className={`grid gap-5 ${data ? '' : 'for-members'}`} {...form}>
          <Field
            label="Code of the gift"
            {...named('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="16 letters and digits, from the e-mail or the card."
            isAlert={Boolean(errors.code)}
          />
          <SubmitButton label="Redeem" saving={saving} savingLabel="One moment…" className="justify-self-start" />
        </form>
      )}
    </>
  );
}
