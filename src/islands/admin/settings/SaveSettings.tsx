import { Button } from '../../ui/Button.tsx';
import type { useSettings } from './use-settings.ts';

interface Props {
  settings: Pick<ReturnType<typeof useSettings>, 'saving' | 'changed' | 'takeBack'>;
  /** "Save plan". */
  label: string;
}

/** Saves what was changed, or takes it back. */
export const SaveSettings = ({ settings: { saving, changed, takeBack }, label }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button look="primary" type="submit" disabled={saving || !changed}>
      {saving ? 'Saving…' : label}
    </Button>
    {changed && (
      <>
        <Button look="quiet" disabled={saving} onClick={takeBack}>
          Take back
        </Button>
        <span className="type-meta text-muted">Not saved yet</span>
      </>
    )}
  </div>
);
