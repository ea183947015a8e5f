import { Dialog } from '../../ui/Dialog.tsx';

const KEYS: readonly [keys: string, does: string][] = [
  ['Ctrl or ⌘ + K', 'Find a screen, a recipe or a member'],
  ['?', 'This list'],
  ['Ctrl or ⌘ + S', 'In the editor: save'],
  ['↑ ↓', 'On a row’s box: next row'],
  ['Shift + ↑ ↓', 'Select rows along the way'],
  ['Space', 'Select a row, flip a switch'],
  ['Ctrl or ⌘ + A', 'On a row’s box: select the whole page'],
  ['J, K', 'In cooks’ notes: the next, the one before'],
  ['P, R, B, X', 'In cooks’ notes: publish, refuse, block, choose'],
  ['Escape', 'Select none; close what’s open'],
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
