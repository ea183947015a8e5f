import { useState } from 'react';
import { paths } from '#src/paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';

type Key = readonly [keys: string, does: string];
type Place = 'Everywhere' | 'In editors' | 'In lists' | 'In cooks’ notes';

const KEYS: Readonly<Record<Place, readonly Key[]>> = {
  Everywhere: [
    ['Ctrl or ⌘ + K', 'Find a screen, a recipe or a member'],
    ['?', 'This list, outside of fields'],
    ['Escape', 'Select none; close what’s open'],
  ],
  'In editors': [
    ['Ctrl or ⌘ + S', 'Save'],
    ['Ctrl or ⌘ + Z', 'Take the last change back'],
    ['Ctrl or ⌘ + Shift + Z, or Y', 'Make it again'],
    ['Alt + ↑ ↓', 'Move a line, a step, a part or a recipe'],
    ['Enter', 'In a line: the next one'],
  ],
  'In lists': [
    ['↑ ↓', 'On a row’s box: next row'],
    ['Shift + ↑ ↓', 'Select rows along the way'],
    ['Space', 'Select a row, flip a switch'],
    ['Ctrl or ⌘ + A', 'On a row’s box: select the whole page'],
  ],
  'In cooks’ notes': [
    ['J, K', 'The next, the one before'],
    ['P, R, B, X', 'Publish, refuse, block, choose'],
  ],
};

/** The place one is in, whose keys lead the list. */
function placeNow(): Place {
  if (document.querySelector('main .editor-foot')) return 'In editors';
  if (location.pathname === paths.adminNotes) return 'In cooks’ notes';
  return document.querySelector('main table') ? 'In lists' : 'Everywhere';
}

/** Every key of the area; those of the screen one is at first. */
export function Keys({ onClose }: { onClose: () => void }) {
  const [here] = useState(placeNow);
  const places = [here, ...(Object.keys(KEYS) as Place[]).filter((place) => place !== here)];
  return (
    <Dialog title="Keys" onClose={onClose} className="[--dialog-width:34rem]">
      <div className="grid gap-5">
        {places.map((place) => (
          <section key={place} aria-label={place}>
            <h3 className="mb-2 font-semibold">{place}</h3>
            <dl className="grid grid-cols-[minmax(9rem,auto)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
              {KEYS[place].map(([keys, does]) => (
                <div key={keys} className="contents">
                  <dt>
                    <kbd className="rounded-sm border border-border bg-bg px-2 py-0.5 font-sans">{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
