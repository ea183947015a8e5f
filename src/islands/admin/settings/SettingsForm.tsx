import { type FormEvent, Fragment, type ReactNode } from 'react';
import { Check } from '../../ui/forms/Check.tsx';
import { useFirstWrong } from '../../ui/forms/use-first-wrong.ts';
import { SaveSettings } from './SaveSettings.tsx';
import type { useSettings } from './use-settings.ts';

interface Props {
  settings: Pick<ReturnType<typeof useSettings>, 'saving' | 'changed' | 'round' | 'save' | 'takeBack'>;
  /** "Save plan". */
  label: string;
  children: ReactNode;
}

/** Settings with the button that saves them; what is wrong gets the focus. */
export function SettingsForm({ settings, label, children }: Props) {
  const focusFirstWrong = useFirstWrong();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await settings.save())) focusFirstWrong(form);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Fragment key={settings.round}>{children}</Fragment>
      <SaveSettings settings={settings} label={label} />
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  legend: ReactNode;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of several, each in words of its own. */
export const SettingsChoice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset className="grid gap-1">
    {props.legend}
    {(Object.entries(props.options) as [Value, string][]).map(([each, words]) => (
      <Check
        key={each}
        type="radio"
        name={props.name}
        className="flex min-h-11 items-center gap-3"
        checked={props.value === each}
        onTick={() => props.onChoose(each)}
      >
        {words}
      </Check>
    ))}
  </fieldset>
);
