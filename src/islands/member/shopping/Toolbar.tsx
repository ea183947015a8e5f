import { ArrowDownUp, Copy, House, ListX, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { listText } from '#src/domain/premium/shopping/by-aisle.ts';
import type { ShoppingListView } from '#src/domain/premium/shopping/list.ts';
import { copyText } from '#src/stores/copy-text.ts';
import { putBoughtAway } from '#src/stores/members/pantry.ts';
import { removeItemsFromList } from '#src/stores/premium/shopping-list.ts';
import { $units, chooseUnits } from '#src/stores/recipes/units.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';
import { UnitSwitch } from '../../visitor/UnitSwitch.tsx';
import { AislesDialog } from './AislesDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

/** How far one is, and what can be done with the list as a whole. */
export function Toolbar({ list }: { list: ShoppingListView }) {
  const [open, setOpen] = useState<'aisles' | 'share' | null>(null);
  const close = () => setOpen(null);
  const ticked = list.items.filter(({ isTicked }) => isTicked);
  const removeTicked = () => {
    const title = counted(ticked.length, 'ticked item');
    removeItemsFromList(
      ticked.map(({ key }) => key),
      title,
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="shopping-progress">
          <strong>{ticked.length}</strong> of {list.items.length} in the basket
        </p>
        <div className="no-print">
          <UnitSwitch
            name="Measures"
            options={{ metric: 'Metric', us: 'US' }}
            value={useLive($units).system ?? 'metric'}
            onChoose={(system) => chooseUnits({ system })}
          />
        </div>
      </div>
      <div className="-mx-3.5 flex flex-wrap no-print">
        <Button Icon={ListX} look="quiet" disabled={ticked.length === 0} onClick={removeTicked}>
          Remove ticked
        </Button>
        <Button Icon={House} look="quiet" disabled={ticked.length === 0} onClick={() => void putBoughtAway(ticked)}>
          Put away at home
        </Button>
        <Button Icon={Copy} look="quiet" onClick={() => void copyText(listText(list), 'Copied as text')}>
          Copy as text
        </Button>
        <Button Icon={Printer} look="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button Icon={Share2} look="quiet" aria-haspopup="dialog" onClick={() => setOpen('share')}>
          Share
        </Button>
        <Button Icon={ArrowDownUp} look="quiet" aria-haspopup="dialog" onClick={() => setOpen('aisles')}>
          Order aisles
        </Button>
      </div>
      {open === 'share' && <ShareDialog share={list.share} onClose={close} />}
      {open === 'aisles' && <AislesDialog aisles={list.aisles} onClose={close} />}
    </div>
  );
}
