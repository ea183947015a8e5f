import type { Generated } from '#src/contracts/ai/ai.ts';
import { MOST_PICTURES } from '#src/domain/pictures/picture-requests.ts';
import type { ChosenPictures } from '#src/stores/admin/generator/generated-recipe.ts';
import { PICTURE_CHOICES, PictureChoice, stepNameOf } from '../drawing/PictureChoice.tsx';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  recipe: Generated;
  chosen: ChosenPictures;
  onChoose: (chosen: ChosenPictures) => void;
}

/** The pictures that came with the recipe, each to be kept or left, and why there are no more. */
export function DrawnPictures({ recipe, chosen, onChoose }: Props) {
  const { mainImage, processImages, instructions, drawing } = recipe;
  if (drawing === 'later') return null;
  const toggle = (url: string) =>
    onChoose({
      ...chosen,
      // In the order they were drawn, which is that of the steps.
      processImages: processImages.filter((each) => chosen.processImages.includes(each) !== (each === url)),
    });
  const isFewer = processImages.length < Math.min(MOST_PICTURES, instructions.length + 1);
  return (
    <section className="grid gap-3" aria-labelledby="generated-pictures">
      <div>
        <h4 id="generated-pictures">Pictures</h4>
        {mainImage && (
          <p className="text-meta text-muted">
            Drawn from the ingredients, not photographed. Leave out what you don’t want.
            {drawing === 'done' &&
              isFewer &&
              ' We draw a step only if it adds a few things and we can draw them all true to life.'}
          </p>
        )}
      </div>
      {mainImage && (
        <ul className={PICTURE_CHOICES}>
          <PictureChoice
            address={mainImage}
            name="The dish"
            isChosen={chosen.mainImage !== null}
            onToggle={() => onChoose({ ...chosen, mainImage: chosen.mainImage ? null : mainImage })}
          />
          {processImages.map((address, at) => (
            <PictureChoice
              key={address}
              address={address}
              name={stepNameOf(address, at)}
              isChosen={chosen.processImages.includes(address)}
              onToggle={() => toggle(address)}
            />
          ))}
        </ul>
      )}
      {drawing === 'stopped' && (
        <Notice
          tone="error"
          title={mainImage ? 'We couldn’t draw all of its pictures.' : 'We couldn’t draw its pictures.'}
        >
          The recipe is all here. Save it, then draw {mainImage ? 'the others' : 'them'}.
        </Notice>
      )}
    </section>
  );
}
