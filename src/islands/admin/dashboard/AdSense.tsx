import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { type AdConfig, adConfigSchema, adsRun } from '#src/domain/site/site.ts';
import { $adConfig, saveAdConfig } from '#src/stores/admin/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useDraft } from './use-draft.ts';

export function AdSense() {
  const { data, error } = useStore($adConfig);
  const badge = data && (
    <span className={`admin-badge ${adsRun(data) ? 'admin-badge-good' : ''}`}>{adsRun(data) ? 'On' : 'Off'}</span>
  );
  return (
    <Card title="Google AdSense" aside={badge}>
      {data ? <AdSenseForm stored={data} /> : <Waiting failed={error !== undefined} />}
    </Card>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  if (!failed) return <div className="min-h-90" role="status" aria-label="Loading..." />;
  return <Notice tone="error" title="Failed to load AdSense settings" onRetry={() => $adConfig.invalidate()} />;
}

function AdSenseForm({ stored }: { stored: AdConfig }) {
  const { value, errors, saving, changed, change, save } = useDraft(stored, adConfigSchema, saveAdConfig);
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
        hint="ca-pub- and 16 digits. Without one no advertisement shows."
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
        Only visitors who agreed to it see any; premium members and administrators never do.
      </p>
      <button type="submit" className="button button-primary justify-self-start" disabled={saving || !changed}>
        {saving ? 'Saving…' : 'Save AdSense settings'}
      </button>
    </form>
  );
}
