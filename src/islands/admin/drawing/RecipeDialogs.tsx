import { MOST_PICTURES } from '#src/domain/pictures/picture-requests.ts';
import { type Drawn, drawDish, drawSteps } from '#src/stores/admin/generator/generated-pictures.ts';
import { DrawDialog } from './DrawDialog.tsx';
import { stepNameOf } from './PictureChoice.tsx';

interface Props {
  recipe: Drawn;
  /** Takes the addresses of what was chosen. */
  onUse: (images: string[]) => void;
  onClose: () => void;
}

/** Has a recipe's dish drawn, and one picture of it chosen. */
export const DishDialog = ({ recipe, ...dialog }: Props) => (
  <DrawDialog
    {...dialog}
    title="Generate a picture"
    label="Drawing the dish"
    failure="Failed to generate main image"
    most={1}
    nameOf={(_, at) => `Picture ${at + 1}`}
    draw={(signal) => drawDish(recipe, signal)}
  />
);

/** Has its steps drawn, and several pictures chosen. */
export const StepsDialog = ({ recipe, ...dialog }: Props) => (
  <DrawDialog
    {...dialog}
    title="Generate pictures of the steps"
    label="Drawing the steps"
    failure="Failed to generate process images"
    most={MOST_PICTURES}
    nameOf={stepNameOf}
    draw={(signal) => drawSteps(recipe, signal)}
  />
);
