import {
  leftOf,
  moneyText,
  ORDER_BUTTONS,
  type OrderButton,
  type PlanSettings,
  planSettingsSchema,
  type SellingNeed,
  vatIn,
} from '#src/domain/premium/billing/plan.ts';
import { typedNumber } from '#src/domain/typed-number.ts';
import { savePlanSettings } from '#src/stores/admin/members/premium.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Notice } from '../ui/Notice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { needsText } from './selling-needs.ts';

const WAYS = {
  invitation: 'By invitation: an administrator gives it',
  write: 'Write to us',
  hidden: 'Don’t mention it',
} as const;

/** Fields that hold a number, as people type it. */
const MONEY = { month: 'A month', year: 'A year (optional)', gift: 'A year as a gift (optional)' } as const;
const NUMBERS = {
  trialDays: 'Free days',
  trialNoticeDays: 'E-mail before the free days end (days)',
  yearNoticeDays: 'E-mail before a year renews (days)',
  vat: 'VAT in percent (0 for none)',
  feePercent: 'Payment fee in percent',
  feeFixed: 'Payment fee in cents',
} as const;

interface Props {
  settings: PlanSettings;
  missing: SellingNeed[];
  isTest: boolean;
}

/** What is sold and for how much, and what is left of it. */
export function PlanForm({ settings: stored, missing, isTest }: Props) {
  const settings = useSettings('plan', stored, planSettingsSchema, savePlanSettings);
  const { value, errors, change } = settings;
  const toCents = (text: string) => {
    const amount = typedNumber(text);
    return amount === null ? null : Math.round(amount * 100);
  };
  return (
    <SettingsForm settings={settings} label="Save plan">
      {missing.length > 0 && (
        <Notice tone="info" title="Nothing is sold yet.">
          {needsText(missing)}
        </Notice>
      )}
      {isTest && (
        <Notice tone="info" title="Stripe’s test mode.">
          Cards aren’t charged.
        </Notice>
      )}
      <Switch label="Sell Premium" checked={value.isSold} onChange={(isSold) => change({ isSold })} />
      <Switch
        label="One Premium for a whole household"
        checked={value.servesHousehold}
        onChange={(servesHousehold) => change({ servesHousehold })}
      />
      <SelectField
        label="While Premium isn’t sold"
        value={value.otherwise}
        options={WAYS}
        onChoose={(chosen) => change({ otherwise: chosen as PlanSettings['otherwise'] })}
      />
      <SelectField
        label="What the order button says"
        value={value.orderButton}
        options={ORDER_BUTTONS}
        onChoose={(chosen) => change({ orderButton: chosen as OrderButton })}
      />
      <div className="grid gap-4 form:grid-cols-3">
        {(Object.keys(MONEY) as (keyof typeof MONEY)[]).map((name) => (
          <Field
            key={name}
            label={MONEY[name]}
            name={name}
            inputMode="decimal"
            defaultValue={value[name] === null ? '' : (value[name] / 100).toFixed(2)}
            error={errors[name]}
            onChange={({ target }) => change({ [name]: toCents(target.value) })}
          />
        ))}
      </div>
      <Left settings={value} />
      <div className="grid gap-4 form:grid-cols-2">
        <SelectField
          label="Currency"
          value={value.currency}
          options={{ EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' }}
          onChoose={(chosen) => change({ currency: chosen as PlanSettings['currency'] })}
        />
        {(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((name) => (
          <Field
            key={name}
            label={NUMBERS[name]}
            name={name}
            inputMode="decimal"
            defaultValue={value[name]}
            error={errors[name]}
            onChange={({ target }) => change({ [name]: typedNumber(target.value) ?? Number.NaN })}
          />
        ))}
        <Field
          label="Stripe’s tax rate for bills (optional)"
          name="taxRate"
          placeholder="txr_…"
          value={value.taxRate}
          error={errors.taxRate}
          hint="Without Stripe Tax: what bills show as VAT."
          onChange={({ target }) => change({ taxRate: target.value.trim() })}
        />
      </div>
      <div>
        <Switch
          label="Stripe Tax finds the rate of the buyer’s country"
          checked={value.usesStripeTax}
          onChange={(usesStripeTax) => change({ usesStripeTax })}
        />
        <br />
        <Switch
          label="Take promotion codes"
          checked={value.takesPromotionCodes}
          onChange={(takesPromotionCodes) => change({ takesPromotionCodes })}
        />
      </div>
    </SettingsForm>
  );
}

/** What is left of a price after tax and fees, while it is typed. */
function Left({ settings }: { settings: PlanSettings }) {
  const { month, year, currency, vat } = settings;
  if (!planSettingsSchema.safeParse(settings).success) return null;
  const left = (amount: number) => moneyText(leftOf(amount, settings), currency);
  return (
    <p className="text-meta text-muted">
      You keep {left(month)} of {moneyText(month, currency)} a month after {moneyText(vatIn(month, vat), currency)} VAT
      and {moneyText(month - vatIn(month, vat) - leftOf(month, settings), currency)} in fees.
      {year !== null &&
        ` Of ${moneyText(year, currency)} a year you keep ${left(year)}; of twelve months, ${moneyText(12 * leftOf(month, settings), currency)}.`}
    </p>
  );
}
