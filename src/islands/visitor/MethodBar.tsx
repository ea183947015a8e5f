import { Printer } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

/** Heading of the steps, with the way to take them along on paper. */
export function MethodBar() {
  return (
    <div className="method-bar flex flex-wrap items-center justify-between gap-4">
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      <Button Icon={Printer} className="for-script" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
