import { ChefHat, Printer } from 'lucide-react';

/** Heading of the steps, with the two ways to take them to the stove. */
export function MethodBar({ onCook }: { onCook: () => void }) {
  return (
    <div className="method-bar flex flex-wrap items-center justify-between gap-4">
      <h2 id="instructions" className="text-h2">
        Instructions
      </h2>
      <div className="flex flex-wrap gap-[0.6rem] for-script">
        <button type="button" className="button button-primary" onClick={onCook}>
          <ChefHat size={20} strokeWidth={1.75} aria-hidden="true" /> Start cooking
        </button>
        <button type="button" className="button button-outline" onClick={() => print()}>
          <Printer size={20} strokeWidth={1.75} aria-hidden="true" /> Print
        </button>
      </div>
    </div>
  );
}
