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
    <header className="flex items-center gap-2 px-(--gutter) py-3.25 short:py-1">
      <div className="me-2 min-w-0 flex-1">
        <p className="overflow-hidden font-display type-lead text-ellipsis whitespace-nowrap">{title}</p>
        <p className="min-h-[1.45em] type-meta text-muted short:hidden" role="status">
          {AWAKE_TEXT[awake]}
        </p>
      </div>
      <Button Icon={ListChecks} onClick={onList}>
        Ingredients
      </Button>
      <Button Icon={X} onClick={onClose}>
        <span className="max-sm:sr-only">Close</span>
      </Button>
    </header>
  );
}
