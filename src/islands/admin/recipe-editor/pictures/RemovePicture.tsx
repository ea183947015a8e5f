import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a picture leaves the form of its recipe. */
export function RemovePicture({ onRemove, onClose }: Props) {
  return (
    <ConfirmDialog title="Remove this picture?" confirmLabel="Remove" danger onConfirm={onRemove} onClose={onClose}>
      It’s removed when you save. You can still find it in the history.
    </ConfirmDialog>
  );
}
