import type { FormEvent } from 'react';
import { useState } from 'react';
import type { OfferView } from '#src/contracts/premium/plan.ts';
import { checked } from '#src/domain/issues.ts';
import { giftWishesSchema } from '#src/domain/premium/billing/gift.ts';
import { moneyText, type ShownPrice, taxText } from '#src/domain/premium/billing/plan.ts';
import { orderPremium } from '#src/stores/premium/plan.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Consent, useOrdering } from './Consent.tsx';

/** A year for somebody else, by a code in a mail. */
export function GiftOrder({ offer, price }: { offer: OfferView; price: ShownPrice }) {
  const ordering = useOrdering();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const errorOf = (name: string) => wrong[name] ?? ordering.fields[`gift.${name}`];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { sendOn, ...rest } = Object.fromEntries(new FormData(event.currentTarget));
    const { data, issues } = checked(giftWishesSchema, { ...rest, sendOn: sendOn || null });
    setWrong(Object.fromEntries((issues ?? []).map(({ path, message }) => [path, message])));
    if (!issues)
      ordering.submit(event, () => orderPremium({ kind: 'gift', price, termsVersion: offer.termsVersion, gift: data }));
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Give someone a year, {moneyText(price.amount, price.currency)}
      </summary>
      <form className="mt-4 grid gap-5" noValidate onSubmit={submit}>
        <p>
          Paid once, the final price: {taxText(price, offer.tax)}. We’ll e-mail the code on the day you choose, and
          you’ll find a card to print in your profile. The year begins when the code is redeemed and ends by itself.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Who it’s for" name="recipientName" autoComplete="off" error={errorOf('recipientName')} />
          <Field
            label="Their e-mail"
            name="recipientEmail"
            type="email"
            autoComplete="off"
            error={errorOf('recipientEmail')}
          />
        </div>
        <TextArea label="A few words (optional)" name="message" rows={3} maxLength={500} error={errorOf('message')} />
        <Field
          label="Day to send it (optional)"
          name="sendOn"
          type="date"
          hint="Leave empty to send it now."
          error={errorOf('sendOn')}
        />
        <Consent {...ordering} />
        <p className="-mb-2 font-semibold">{moneyText(price.amount, price.currency)}, once</p>
        <button type="submit" className="button button-primary justify-self-start" disabled={ordering.saving}>
          {ordering.saving ? 'One moment…' : offer.orderButton}
        </button>
      </form>
    </details>
  );
}
