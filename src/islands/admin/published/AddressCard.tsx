import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { leaveSaved } from '../ui/use-leave-guard.ts';
import type { AddressForm } from './AddressForm.tsx';
import { ChangeAddress } from './ChangeAddress.tsx';

/** The address of something that is written, and the way to give it another. */
export interface Addressed {
  /** What its address begins with. */
  start: string;
  move: Parameters<typeof AddressForm>[0]['move'];
  /** Path of the editor of one with that id. */
  editor: (id: string) => string;
}

interface Props {
  address: Addressed;
  thing: { id: string; title: string };
  /** What is typed would be lost: the editor goes along to the new address. */
  isChanged: boolean;
}

/** The card in an editor that says the address, and the dialog over it. */
export function useAddress({ address: { start, move, editor }, thing, isChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const card = (
    <Card title="Address">
      <p className="mb-3 wrap-anywhere">{`${start}${thing.id}`}</p>
      <Button onClick={() => setOpen(true)} disabled={isChanged}>
        Change
      </Button>
      {isChanged && <p className="mt-2 type-meta text-muted">Save first: the editor moves along.</p>}
    </Card>
  );
  const dialog = isOpen && (
    <ChangeAddress
      thing={thing}
      start={start}
      move={move}
      onClose={() => setOpen(false)}
      onMoved={(id) => leaveSaved(editor(id))}
    />
  );
  return { card, dialog };
}
