import { UnderWay } from '../drawing/UnderWay.tsx';

/** What happens meanwhile; each is said after so many seconds. */
const STAGES = [
  [0, 'Reading the text'],
  [3, 'Sorting amounts, ingredients and steps'],
  [8, 'Still working: long texts and pictures take a while'],
  [45, 'Slower than usual: we’ll stop soon if there’s no answer'],
] as const;

/** Shows how far the reading of a text may be, and lets one give up. */
export const Generating = ({ onCancel }: { onCancel: () => void }) => (
  <UnderWay
    label="Generating the recipe"
    stageAt={(seconds) => STAGES.findLast(([from]) => seconds >= from)?.[1]}
    stopLabel="Cancel"
    footClass="dialog-actions"
    className="gap-4"
    onStop={onCancel}
  />
);
