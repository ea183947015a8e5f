import { useState } from 'react';
import { AISLE_LABELS, aislesInOrder, type ShoppingAisle } from '#src/domain/premium/shopping/aisles.ts';
import { orderAisles } from '#src/stores/premium/shopping-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';

interface Props {
  aisles: readonly ShoppingAisle[] | undefined;
  onClose: () => void;
}

/** Puts the aisles in the order of one's shop. */
export function AislesDialog({ aisles, onClose }: Props) {
  const [order, setOrder] = useState(() => aislesInOrder(aisles));
  const { list, said, dragged, buttons, onKeyDown } = useOrder(order, setOrder, (aisle) => AISLE_LABELS[aisle]);
  const save = () => {
    orderAisles(order);
    onClose();
  };
  return (
    <Dialog title="Order of the aisles" onClose={onClose}>
      <p className="text-muted">Put them the way you walk through your shop.</p>
      <ol ref={list} className="grid grid-cols-1 gap-1">
        {order.map((aisle, at) => (
          <li
            key={aisle}
            className={`flex items-center justify-between gap-2 rounded-sm bg-sunken ps-3 ${dragged === at ? 'order-dragged' : ''}`}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <span className="min-w-0">{AISLE_LABELS[aisle]}</span>
            <OrderButtons name={AISLE_LABELS[aisle]} {...buttons(at)} />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <Button look="quiet" className="justify-self-start" onClick={() => setOrder(aislesInOrder())}>
        Back to the usual order
      </Button>
      <DialogActions onCancel={onClose}>
        <Button look="primary" onClick={save}>
          Save order
        </Button>
      </DialogActions>
    </Dialog>
  );
}
