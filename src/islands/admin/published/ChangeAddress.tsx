import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { AddressForm } from './AddressForm.tsx';

interface Props extends Pick<ComponentProps<typeof AddressForm>, 'start' | 'move'> {
  thing: { id: string; title: string };
  onClose: () => void;
  /** Told its new id, where something has to follow. */
  onMoved?: (id: string) => void;
}

/** A dialog that gives something another address. */
export const ChangeAddress = ({ thing: { id, title }, onClose, onMoved, ...form }: Props) => (
  <FormDialog
    keptAs={`address:${id}`}
    title={`Address of “${title}”`}
    onClose={onClose}
    className="[--dialog-width:28rem]"
  >
    {(leave) => (
      <AddressForm
        {...form}
        id={id}
        onDone={(moved) => {
          onClose();
          onMoved?.(moved);
        }}
      >
        <Button onClick={leave}>Cancel</Button>
      </AddressForm>
    )}
  </FormDialog>
);
