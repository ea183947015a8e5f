import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { type SiteSettings, siteSettingsSchema } from '#src/domain/site/site.ts';
import { saveSiteSettings } from '#src/stores/admin/site/settings.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { useFirstWrong } from '../../ui/forms/use-first-wrong.ts';
import { Switch } from '../ui/Switch.tsx';
import { MaintenancePreview } from './MaintenancePreview.tsx';
import { SaveSettings } from './SaveSettings.tsx';
import { useSettings } from './use-settings.ts';

// Asked once in a long while: the dashboard does not wait for it.
const ConfirmDialog = lazy(() =>
  import('../ui/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

export function MaintenanceForm({ stored }: { stored: SiteSettings }) {
  const settings = useSettings('site', stored, siteSettingsSchema, saveSiteSettings);
  const { value, errors, change, check, save } = settings;
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useFirstWrong();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) focusFirstWrong(form.current);
    else if (value.maintenanceMode && !stored.maintenanceMode) setAsking(true);
    else await save();
  };
  return (
    <div className="maintenance @container">
      <div className="grid grid-cols-1 gap-6 @2xl:grid-cols-2">
        <form ref={form} className="grid content-start gap-4" noValidate onSubmit={submit}>
          <Switch
            label="Maintenance mode"
            checked={value.maintenanceMode}
            onChange={(maintenanceMode) => change({ maintenanceMode })}
          />
          <Field
            label="Title"
            name="maintenanceTitle"
            maxLength={120}
            value={value.maintenanceTitle}
            error={errors.maintenanceTitle && 'Title is required'}
            onChange={({ target }) => change({ maintenanceTitle: target.value })}
          />
          <TextArea
            label="Message"
            name="maintenanceMessage"
            rows={4}
            maxLength={1000}
            value={value.maintenanceMessage}
            error={errors.maintenanceMessage && 'Message is required'}
            onChange={({ target }) => change({ maintenanceMessage: target.value })}
          />
          <Field
            label="Expected launch"
            name="expectedLaunchTime"
            maxLength={120}
            value={value.expectedLaunchTime}
            error={errors.expectedLaunchTime && 'Expected launch is required'}
            hint="In words, as visitors will read it."
            onChange={({ target }) => change({ expectedLaunchTime: target.value })}
          />
          <SaveSettings settings={settings} label="Save site settings" />
        </form>
        <MaintenancePreview settings={value} isOn={stored.maintenanceMode} />
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title="Close the site?"
            confirmLabel="Start maintenance"
            onConfirm={async () => void (await save())}
            onClose={() => setAsking(false)}
          >
            Everyone except administrators will see the maintenance page. You can reopen the site here with the same
            switch.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
