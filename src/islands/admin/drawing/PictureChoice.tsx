import { Check } from 'lucide-react';
import { stepOf } from '#src/domain/pictures/picture-address.ts';
import { processImagesOf, processLabel } from '#src/domain/recipes/process-images.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  address: string;
  /** What it shows: "Step 2". */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** Around them. */
export const PICTURE_CHOICES = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]';

/** A drawn picture, to be taken or left. */
export const PictureChoice = ({ address, name, isChosen, isDisabled = false, onToggle }: Props) => (
  <li>
    <button
      type="button"
      className="draw-choice block w-full cursor-pointer rounded-lg border-2 border-border p-1.5 text-start hover:not-disabled:border-control disabled:cursor-default disabled:opacity-60 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <Picture
        url={processImagesOf([address])[0]?.url ?? null}
        alt=""
        sizes="280px"
        className="aspect-4/3 rounded-sm"
      />
      <span className="flex min-h-9 items-center gap-1.5 px-1.5 font-semibold">
        <Check size={18} strokeWidth={2.25} aria-hidden="true" />
        {name}
      </span>
    </button>
  </li>
);

/** What a picture of a recipe's making is called: "Step 2"; one whose address says no step, by its place. */
export const stepNameOf = (address: string, at: number): string => processLabel(stepOf(address) ?? at + 1);
