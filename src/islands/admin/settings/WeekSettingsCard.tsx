import { useStore } from '@nanostores/react';
import { WEEK_STARTS, type WeekSettings, weekSettingsSchema } from '#src/domain/members/week-start.ts';
import { $weekSettings, saveWeekSettings } from '#src/stores/admin/site/settings.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { SettingsChoice, SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './use-settings.ts';

const DAYS = Object.fromEntries(WEEK_STARTS.map((day) => [day, day])) as Record<WeekSettings['weekStart'], string>;

/** How meal plans count their weeks. */
export const WeekSettingsCard = () => (
  <SettingsCard
    title="Meal plans"
    failure="Failed to load the settings of meal plans"
    answer={useStore($weekSettings)}
    badgeOf={() => null}
    onRetry={() => $weekSettings.invalidate()}
  >
    {(stored) => <WeekForm stored={stored} />}
  </SettingsCard>
);

function WeekForm({ stored }: { stored: WeekSettings }) {
  const settings = useSettings('week', stored, weekSettingsSchema, saveWeekSettings);
  return (
    <SettingsForm settings={settings} label="Save settings of meal plans">
      <SettingsChoice
        name="weekStart"
        legend={<legend className="mb-1 font-semibold">Week begins on</legend>}
        options={DAYS}
        value={settings.value.weekStart}
        onChoose={(weekStart) => settings.change({ weekStart })}
      />
      <p className="text-muted">Members can choose another day in their profile. What’s planned stays on its days.</p>
    </SettingsForm>
  );
}
