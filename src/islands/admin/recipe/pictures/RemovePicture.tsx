import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before a picture leaves the form of its recipe. */
export function RemovePicture({ onRemove, onClose }: Props) {
  return (
    <ConfirmDialog title="Remove this picture?" confirmLabel="Remove" danger onConfirm={onRemove} onClose={onClose}>
      It leaves the recipe when you save. The history still has it.
    </ConfirmDialog>
  );
}
