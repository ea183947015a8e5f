import { ChefHat, Printer } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

/** Heading of the steps, with the two ways to take them to the stove. */
export function MethodBar({ onCook }: { onCook: () => void }) {
  return (
    <div className="method-bar flex flex-wrap items-center justify-between gap-4">
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      <div className="flex flex-wrap gap-2.5 for-script">
        <Button Icon={ChefHat} look="primary" onClick={onCook}>
          Start cooking
        </Button>
        <Button Icon={Printer} onClick={() => print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
