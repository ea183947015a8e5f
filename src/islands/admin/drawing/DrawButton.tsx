import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  children: string;
  /** Pictures are drawn of what is saved. */
  isSaved: boolean;
  onClick: () => void;
}

/** Opens the dialog that draws; of a recipe that was never saved it says what to do first. */
export function DrawButton({ children, isSaved, onClick }: Props) {
  const id = useId();
  return (
    <div className="mt-3">
      <Button Icon={Sparkles} disabled={!isSaved} aria-describedby={isSaved ? undefined : id} onClick={onClick}>
        {children}
      </Button>
      {!isSaved && (
        <p id={id} className="field-hint">
          Save the recipe first: pictures are drawn from its saved ingredients and steps.
        </p>
      )}
    </div>
  );
}
