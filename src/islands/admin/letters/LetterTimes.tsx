import { useStore } from '@nanostores/react';
import { type LetterSettings, letterSettingsSchema, WEEKDAYS } from '#src/domain/newsletter/letter-settings.ts';
import { $letterSettings, saveLetterSettings } from '#src/stores/admin/letters/letters.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { SettingsChoice, SettingsForm } from '../settings/SettingsForm.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Badge } from '../ui/Badge.tsx';

const WAYS: Record<LetterSettings['selfWritten'], string> = {
  off: 'Never: I write them all',
  asks: 'Write them a day ahead, and wait for my yes',
  goes: 'Write them and send them',
};

const DAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, day]));

/** Whether letters write themselves, and when they go out. */
export const LetterTimes = () => (
  <SettingsCard
    title="Letters that write themselves"
    failure="Failed to load when letters go out"
    answer={useStore($letterSettings)}
    badgeOf={({ selfWritten }) => (
      <Badge tone={selfWritten === 'off' ? 'plain' : 'good'}>{selfWritten === 'off' ? 'Off' : 'On'}</Badge>
    )}
    onRetry={() => $letterSettings.invalidate()}
  >
    {(stored) => <TimesForm stored={stored} />}
  </SettingsCard>
);

function TimesForm({ stored }: { stored: LetterSettings }) {
  const settings = useSettings('letter-times', stored, letterSettingsSchema, saveLetterSettings);
  const { value, errors, change } = settings;
  return (
    <SettingsForm settings={settings} label="Save">
      <p className="text-muted">
        Each week: what’s new, what’s in season and what everybody cooked. Three days later: new recipes for those who
        only want these. Everybody gets what fits their diets and allergies; a week without a new recipe goes by
        quietly.
      </p>
      <SettingsChoice
        name="selfWritten"
        legend={<legend className="sr-only">Do letters write themselves?</legend>}
        options={WAYS}
        value={value.selfWritten}
        onChoose={(selfWritten) => change({ selfWritten })}
      />
      {value.selfWritten !== 'off' && (
        <div className="grid gap-4 form:grid-cols-[1fr_1fr]">
          <SelectField
            label="Day"
            name="weekday"
            options={DAYS}
            value={value.weekday}
            onChoose={(weekday) => change({ weekday: weekday as LetterSettings['weekday'] })}
          />
          <Field
            label="Time"
            name="time"
            type="time"
            value={value.time}
            error={errors.time}
            hint="By the site’s clock."
            onChange={({ target }) => change({ time: target.value })}
          />
        </div>
      )}
    </SettingsForm>
  );
}
