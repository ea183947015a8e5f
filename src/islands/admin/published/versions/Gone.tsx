import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Versioned } from './versioned.ts';

interface Props<Thing> {
  kind: Pick<Versioned<never, Thing, never>, 'name' | 'hasBin' | 'unbin' | 'canMake'>;
  id: string;
  editor: { saveAsNew: () => Promise<boolean>; saveOverRegained: (thing: Thing) => Promise<boolean> };
}

/** Somebody deleted something while it was being edited: what was typed stays, and there are ways on. */
export function Gone<Thing>({ kind: { name, hasBin, unbin, canMake }, id, editor }: Props<Thing>) {
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  /** Whether the bin may hold it still. */
  const [isBinned, setBinned] = useState(hasBin);
  if (!isOpen) return null;
  const restore = async () => {
    setBusy(true);
    const thing = await unbin(id);
    if (thing) await editor.saveOverRegained(thing);
    else {
      setBinned(false);
      setBusy(false);
    }
  };
  return (
    <Dialog title={`Someone deleted this ${name}`} onClose={() => setOpen(false)}>
      <p className="text-muted">
        It was deleted after you opened it, so we couldn’t save it. Everything you typed is still here.
      </p>
      <div className="dialog-actions">
        <Button onClick={() => setOpen(false)}>Keep editing</Button>
        {canMake && (
          <Button look={isBinned ? 'outline' : 'primary'} disabled={isBusy} onClick={() => void editor.saveAsNew()}>
            Save as a new {name}
          </Button>
        )}
        {isBinned && (
          <Button look="primary" disabled={isBusy} onClick={() => void restore()}>
            Restore it and save
          </Button>
        )}
      </div>
    </Dialog>
  );
}
