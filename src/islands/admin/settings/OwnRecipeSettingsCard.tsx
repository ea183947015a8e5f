import { useStore } from '@nanostores/react';
import { type OwnRecipeSettings, ownRecipeSettingsSchema } from '#src/domain/own-recipes/own-settings.ts';
import { $ownRecipeSettings, saveOwnRecipeSettings } from '#src/stores/admin/site/settings.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './use-settings.ts';

/** How many recipes of their own members may keep. */
export const OwnRecipeSettingsCard = () => (
  <SettingsCard
    title="Members’ own recipes"
    failure="Failed to load the limits of own recipes"
    answer={useStore($ownRecipeSettings)}
    badgeOf={() => null}
    onRetry={() => $ownRecipeSettings.invalidate()}
  >
    {(stored) => <LimitsForm stored={stored} />}
  </SettingsCard>
);

function LimitsForm({ stored }: { stored: OwnRecipeSettings }) {
  const settings = useSettings('own-recipes', stored, ownRecipeSettingsSchema, saveOwnRecipeSettings);
  const limit = (name: keyof OwnRecipeSettings, label: string) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      defaultValue={settings.value[name] ?? ''}
      error={settings.errors[name]}
      hint="Empty for no limit."
      onChange={({ target }) => settings.change({ [name]: target.value === '' ? null : Number(target.value) })}
    />
  );
  return (
    <SettingsForm settings={settings} label="Save limits of own recipes">
      {limit('free', 'Most of a free member')}
      {limit('premium', 'Most of a premium member')}
      <p className="text-muted">Nobody but they and their household sees them. What’s kept already stays.</p>
    </SettingsForm>
  );
}
