import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { type AdConfig, adConfigSchema, adsRun } from '#src/domain/site/site.ts';
import { $adConfig, saveAdConfig } from '#src/stores/admin/site/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettings } from './use-settings.ts';

export const AdSense = () => (
  <SettingsCard
    title="Google AdSense"
    failure="Failed to load AdSense settings"
    answer={useStore($adConfig)}
    badgeOf={(stored) => <Badge tone={adsRun(stored) ? 'good' : 'plain'}>{adsRun(stored) ? 'On' : 'Off'}</Badge>}
    onRetry={() => $adConfig.invalidate()}
  >
    {(stored) => <AdSenseForm stored={stored} />}
  </SettingsCard>
);

function AdSenseForm({ stored }: { stored: AdConfig }) {
  const { value, errors, saving, changed, change, save } = useSettings(stored, adConfigSchema, saveAdConfig);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await save())) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label="Publisher ID"
        name="publisherId"
        placeholder="ca-pub-1234567890123456"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={value.publisherId}
        error={errors.publisherId}
        hint="ca-pub- and 16 digits. Without it, no ads show."
        onChange={({ target }) => change({ publisherId: target.value.trim() })}
      />
      <div>
        <Switch label="Show advertisements" checked={value.isEnabled} onChange={(isEnabled) => change({ isEnabled })} />
        <br />
        <Switch
          label="Auto ads"
          checked={value.autoAdsEnabled}
          onChange={(autoAdsEnabled) => change({ autoAdsEnabled })}
        />
      </div>
      <p className="text-meta text-muted">
        Only visitors who agreed see ads; premium members and administrators never do.
      </p>
      <Button look="primary" className="justify-self-start" type="submit" disabled={saving || !changed}>
        {saving ? 'Saving…' : 'Save AdSense settings'}
      </Button>
    </form>
  );
}
