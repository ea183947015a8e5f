import { useAwake } from '../use-awake.ts';

interface Props {
  label: string;
  /** Whether the form is on its way. */
  saving: boolean;
  /** Shown meanwhile: "Saving…". */
  savingLabel: string;
  disabled?: boolean;
  className?: string;
}

/**
 * Sends its form. Until the island is awake it is disabled without looking so: a form sent before that would go round
 * the script and put the fields, a password among them, into the address. While the form is on its way it keeps the
 * focus, and sends nothing more.
 */
export function SubmitButton({ label, saving, savingLabel, disabled = false, className = '' }: Props) {
  const awake = useAwake();
  return (
    <button
      type="submit"
      className={`button button-primary ${className}`}
      disabled={!awake || (disabled && !saving)}
      aria-disabled={saving || undefined}
      onClick={(event) => saving && event.preventDefault()}
      data-asleep={!awake || undefined}
      aria-busy={saving || undefined}
    >
      {saving ? savingLabel : label}
    </button>
  );
}
