import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { cookNoteSettingsSchema, type CookNoteSettings as Values } from '#src/domain/cook-notes/first-status.ts';
import { $cookNoteSettings, saveCookNoteSettings } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Switch } from '../ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettings } from './use-settings.ts';

const LOOKED_AT: Record<Values['lookedAt'], string> = {
  all: 'All notes',
  first: 'The first ones of each member, and all once one was refused',
  none: 'None, unless something about a note is odd',
};

/** Whether members can write notes, and which wait until somebody has looked. */
export const CookNoteSettings = () => (
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

function NotesForm({ stored }: { stored: Values }) {
  const { value, errors, saving, changed, change, save } = useSettings(
    stored,
    cookNoteSettingsSchema,
    saveCookNoteSettings,
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await save())) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Switch label="Members can write notes" checked={value.isOpen} onChange={(isOpen) => change({ isOpen })} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">What do you read before others do?</legend>
        {(Object.keys(LOOKED_AT) as Values['lookedAt'][]).map((each) => (
          <Check
            key={each}
            type="radio"
            name="lookedAt"
            className="flex min-h-11 items-center gap-3"
            checked={value.lookedAt === each}
            onTick={() => change({ lookedAt: each })}
          >
            {LOOKED_AT[each]}
          </Check>
        ))}
      </fieldset>
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
      <Button look="primary" className="justify-self-start" type="submit" disabled={saving || !changed}>
        {saving ? 'Saving…' : 'Save settings of notes'}
      </Button>
    </form>
  );
}
