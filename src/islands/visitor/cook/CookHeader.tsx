import { ListChecks, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useWakeLock } from './wake-lock.ts';

interface Props {
  title: string;
  onList: () => void;
  onClose: () => void;
}

const AWAKE_TEXT = {
  asking: '',
  awake: 'Screen stays awake',
  unavailable: 'Your screen may go to sleep',
} as const;

/** What is cooked, whether the screen stays awake, and the ways to the ingredients and out. */
export function CookHeader({ title, onList, onClose }: Props) {
  const awake = useWakeLock();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-(--gutter) py-3.25 short:py-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="contents sm:block">
        <p className="col-start-1 row-start-1 overflow-hidden font-display type-lead text-ellipsis whitespace-nowrap">
          {title}
        </p>
        <p className="col-start-1 row-start-2 min-h-[1.45em] type-meta text-muted short:hidden" role="status">
          {AWAKE_TEXT[awake]}
        </p>
      </div>
      <Button className="col-start-2 row-start-2 sm:row-start-1" Icon={ListChecks} onClick={onList}>
        Ingredients
      </Button>
      <Button
        className="col-start-2 row-start-1 justify-self-end sm:col-start-3"
        Icon={X}
        onClick={onClose}
        data-autofocus
      >
        <span className="max-sm:sr-only">Close</span>
      </Button>
    </header>
  );
}
