import { useState } from 'react';
import { bareAddress, withStep } from '#src/domain/pictures/picture-address.ts';
import { processImagesOf, processLabel, withDrawn, withUploaded } from '#src/domain/recipes/process-images.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { OrderButtons } from '../../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../../ui/order/use-order.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { DrawButton } from '../../drawing/DrawButton.tsx';
import { StepsDialog } from '../../drawing/RecipeDialogs.tsx';
import { RemarkOn } from '../../published/handing-in/RemarkOn.tsx';
import { FoldCard } from '../../ui/fold/FoldCard.tsx';
import { PictureDrop } from '../../ui/PictureDrop.tsx';
import { useFocusReturn } from '../../ui/table/use-focus-return.ts';
import type { RecipeEditorState } from '../hooks/use-editor.ts';
import { Problem } from '../notes/Problem.tsx';
import { PictureTextField } from './PictureDetails.tsx';
import { RemovePicture } from './RemovePicture.tsx';

/** Pictures of the cooking, in the order the page shows them. */
export function ProcessPictures({ editor }: { editor: RecipeEditorState }) {
  const { id, form, errors, change } = editor;
  const [leaving, setLeaving] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const images = form.processImages;
  const { list, said, order, dragged, buttons } = useOrder(
    images,
    (processImages) => change({ processImages }),
    () => 'Picture',
  );
  const moveBy = (from: number, by: -1 | 1) => {
    order(from, from + by);
    // The button that was pressed loses the focus by moving, and at an end for good.
    requestAnimationFrame(() => {
      const [up, down] =
        list.current?.children[from + by]?.querySelectorAll<HTMLButtonElement>('.order-buttons button') ?? [];
      const [pressed, other] = by < 0 ? [up, down] : [down, up];
      (pressed?.disabled ? other : pressed)?.focus();
    });
  };
  useFocusReturn(list, leaving !== undefined);
  return (
    <FoldCard title="Pictures of the steps" id="edit-process">
      <ol
        ref={list}
        tabIndex={-1}
        className="editor-process grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-3"
      >
        {processImagesOf(images).map(({ url, step }, at) => (
          <li key={bareAddress(url)} className={dragged === at ? 'order-dragged rounded-sm bg-sunken ' : undefined}>
            <Picture url={url} alt="" sizes="120px" className="aspect-4/3 rounded-sm" />
            <Select
              label={`Step of picture ${at + 1}`}
              value={String(step)}
              options={stepsWith(step, form.instructions.length)}
              onChoose={(chosen) =>
                change({ processImages: images.with(at, withStep(images[at] ?? url, Number(chosen))) })
              }
            />
            <PictureTextField editor={editor} url={url} label={`What picture ${at + 1} shows`} />
            <OrderButtons
              name={`picture ${at + 1}`}
              {...buttons(at)}
              onMove={(by) => moveBy(at, by)}
              onRemove={() => setLeaving(images[at])}
            />
          </li>
        ))}
      </ol>
      <RemarkOn fields={['processImages']} />
      <Problem>{errors.processImages}</Problem>
      <PictureDrop
        label="Add pictures of the cooking"
        onPicture={(url) =>
          change(({ processImages, instructions }) => ({
            processImages: withUploaded(processImages, url, instructions.length),
          }))
        }
      />
      <DrawButton isSaved={id !== undefined} onClick={() => setDrawing(true)}>
        Generate pictures of the steps
      </DrawButton>
      {isDrawing && id && (
        <StepsDialog
          recipe={{ ...form, id }}
          onUse={(urls) => change(({ processImages }) => ({ processImages: withDrawn(processImages, urls) }))}
          onClose={() => setDrawing(false)}
        />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      {leaving && (
        <RemovePicture
          onRemove={() => change({ processImages: images.filter((url) => url !== leaving) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </FoldCard>
  );
}

/** What is needed, all steps there are, and the one a picture says it shows. */
const stepsWith = (step: number, steps: number): [value: string, text: string][] =>
  Array.from({ length: Math.max(steps, step) + 1 }, (_, at) => [String(at), processLabel(at)]);
