import { useRef, useState } from 'react';
import { processImagesOf, processLabel } from '#src/domain/recipes/process-images.ts';
import { moved } from '#src/stores/admin/recipe-form.ts';
import { Picture } from '../../ui/Picture.tsx';
import { DrawButton } from '../drawing/DrawButton.tsx';
import { StepsDialog } from '../drawing/RecipeDialogs.tsx';
import { Card } from '../ui/Card.tsx';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';
import { useFocusKept } from '../ui/table/use-focus-kept.ts';
import { useDragOrder } from '../ui/use-drag-order.ts';
import type { EditorState } from './hooks/use-editor.ts';
import { Problem } from './notes/Problem.tsx';
import { RemovePicture } from './RemovePicture.tsx';

/** Pictures of the cooking, in the order the page shows them. */
export function ProcessPictures({ editor: { id, form, errors, change } }: { editor: EditorState }) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const images = form.processImages;
  const move = (from: number, to: number) => {
    change({ processImages: moved(images, from, to) });
    setSaid(`Picture is number ${to + 1} of ${images.length} now`);
  };
  const { dragged, handle } = useDragOrder(list, move);
  const moveBy = (from: number, by: -1 | 1) => {
    move(from, from + by);
    // The button that was pressed loses the focus by moving, and at an end for good.
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[from + by]?.querySelectorAll('button') ?? [];
      const [pressed, other] = by < 0 ? [up, down] : [down, up];
      (pressed?.disabled ? other : pressed)?.focus();
    });
  };
  useFocusKept(list, leaving !== undefined);
  return (
    <Card title="Pictures of the steps">
      <ol
        ref={list}
        tabIndex={-1}
        className="editor-process grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-3"
      >
        {processImagesOf(images).map(({ url, step }, at) => (
          <li key={images[at]} className={dragged === at ? 'order-dragged rounded-md bg-sunken shadow-mid' : undefined}>
            <Picture url={url} alt="" sizes="120px" className="aspect-4/3 rounded-md" />
            <span className="text-meta">{processLabel(step)}</span>
            <OrderButtons
              name={`picture ${at + 1}`}
              isFirst={at === 0}
              isLast={at === images.length - 1}
              onMove={(by) => moveBy(at, by)}
              onRemove={() => setLeaving(images[at])}
              grip={handle(at)}
            />
          </li>
        ))}
      </ol>
      <Problem>{errors.processImages}</Problem>
      <PictureDrop
        label="Add pictures of the cooking"
        onPicture={(url) => change(({ processImages }) => ({ processImages: [...new Set([...processImages, url])] }))}
      />
      <DrawButton isSaved={id !== undefined} onClick={() => setDrawing(true)}>
        Generate pictures of the steps
      </DrawButton>
      {isDrawing && id && (
        <StepsDialog
          recipe={{ ...form, id }}
          onUse={(urls) =>
            change(({ processImages }) => ({ processImages: [...new Set([...processImages, ...urls])] }))
          }
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
    </Card>
  );
}
