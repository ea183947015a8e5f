import type { Generated } from '#src/contracts/ai/ai.ts';
import type { ChosenPictures } from '#src/stores/admin/generator/generated-recipe.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  recipe: Generated;
  chosen: ChosenPictures;
  onChoose: (chosen: ChosenPictures) => void;
}

/** The pictures that came with the recipe, each to be kept or left. */
export function DrawnPictures({ recipe: { mainImage, processImages }, chosen, onChoose }: Props) {
  if (!mainImage) return null;
  return (
    <fieldset>
      <legend className="font-semibold">Pictures</legend>
      <p className="field-hint">Drawn from the ingredients, not photographed. Untick what you don’t want.</p>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Choice
          url={mainImage}
          label="The dish"
          isChosen={chosen.mainImage !== null}
          onTick={(isChosen) => onChoose({ ...chosen, mainImage: isChosen ? mainImage : null })}
        />
        {processImages.map((url, at) => (
          <Choice
            key={url}
            url={url}
            label={`Its making, ${at + 1}`}
            isChosen={chosen.processImages.includes(url)}
            onTick={(isChosen) =>
              onChoose({
                ...chosen,
                processImages: processImages.filter((each) =>
                  each === url ? isChosen : chosen.processImages.includes(each),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  url: string;
  label: string;
  isChosen: boolean;
  onTick: (isChosen: boolean) => void;
}

const Choice = ({ url, label, isChosen, onTick }: ChoiceProps) => (
  <div>
    <Picture url={url} alt="" sizes="240px" className="aspect-4/3 overflow-hidden rounded-md" />
    <Check checked={isChosen} onTick={onTick}>
      {label}
    </Check>
  </div>
);
