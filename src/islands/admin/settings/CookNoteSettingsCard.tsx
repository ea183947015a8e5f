import { useStore } from '@nanostores/react';
import { type CookNoteSettings, cookNoteSettingsSchema } from '#src/domain/cook-notes/first-status.ts';
import { $cookNoteSettings, saveCookNoteSettings } from '#src/stores/admin/cook-notes.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsChoice, SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './use-settings.ts';

const LOOKED_AT: Record<CookNoteSettings['lookedAt'], string> = {
  all: 'All notes',
  first: 'The first ones of each member, and all once one was refused',
  none: 'None, unless something about a note is odd',
};

/** Whether members can write notes, and which wait until somebody has looked. */
export const CookNoteSettingsCard = () => (
  <SettingsCard
    title="Cooks’ notes"
    failure="Failed to load the settings of cooks’ notes"
    answer={useStore($cookNoteSettings)}
    badgeOf={({ isOpen }) => <Badge tone={isOpen ? 'good' : 'plain'}>{isOpen ? 'Open' : 'Closed'}</Badge>}
    onRetry={() => $cookNoteSettings.invalidate()}
  >
    {(stored) => <NotesForm stored={stored} />}
  </SettingsCard>
);

function NotesForm({ stored }: { stored: CookNoteSettings }) {
  const settings = useSettings('cook-notes', stored, cookNoteSettingsSchema, saveCookNoteSettings);
  const { value, errors, change } = settings;
  return (
    <SettingsForm settings={settings} label="Save settings of notes">
      <Switch label="Members can write notes" checked={value.isOpen} onChange={(isOpen) => change({ isOpen })} />
      <SettingsChoice
        name="lookedAt"
        legend={<legend className="mb-1 font-semibold">What do you read before others do?</legend>}
        options={LOOKED_AT}
        value={value.lookedAt}
        onChoose={(lookedAt) => change({ lookedAt })}
      />
      {value.lookedAt === 'first' && (
        <Field
          label="How many are the first"
          name="firstNotes"
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          className="max-w-32"
          value={Number.isNaN(value.firstNotes) ? '' : value.firstNotes}
          error={errors.firstNotes}
          onChange={({ target }) => change({ firstNotes: target.valueAsNumber })}
        />
      )}
    </SettingsForm>
  );
}
