import { Dialog } from '../../ui/Dialog.tsx';

const KEYS: readonly [keys: string, does: string][] = [
  ['Ctrl or ⌘ + K', 'Find a screen, a recipe or a member'],
  ['?', 'This list'],
  ['Ctrl or ⌘ + S', 'In the editor: save'],
  ['↑ ↓', 'On the box of a row: to the next row'],
  ['Shift + ↑ ↓', 'Choose rows on the way'],
  ['Space', 'Choose a row, turn a switch'],
  ['Ctrl or ⌘ + A', 'On the box of a row: choose all on the page'],
  ['Escape', 'Choose none; close what is open'],
];

/** Every key of the area. */
export const Keys = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose} className="[--dialog-width:34rem]">
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
      {KEYS.map(([keys, does]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded-sm border border-border bg-bg px-2 py-0.5 font-sans whitespace-nowrap">{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
