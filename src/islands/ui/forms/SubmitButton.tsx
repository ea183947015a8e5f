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
 * Sends its form; before the island is awake, HELD_FORMS in the page's head keeps what is sent until then. While the form
 * is on its way the button keeps the focus, and sends nothing more.
 */
export function SubmitButton({ label, saving, savingLabel, disabled = false, className = '' }: Props) {
  return (
    <button
      type="submit"
      className={`button button-primary ${className}`}
      disabled={disabled && !saving}
      aria-disabled={saving || undefined}
      onClick={(event) => saving && event.preventDefault()}
      aria-busy={saving || undefined}
    >
      {saving ? savingLabel : label}
    </button>
  );
}
