import { useStore } from '@nanostores/react';
import { type AdConfig, adConfigSchema, adsRun } from '#src/domain/site/site.ts';
import { $adConfig, saveAdConfig } from '#src/stores/admin/site/settings.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
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
  const settings = useSettings('adsense', stored, adConfigSchema, saveAdConfig);
  const { value, errors, change } = settings;
  return (
    <SettingsForm settings={settings} label="Save AdSense settings">
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
    </SettingsForm>
  );
}
