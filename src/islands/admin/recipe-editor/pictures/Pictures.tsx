import { X } from 'lucide-react';
import { useState } from 'react';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { DrawButton } from '../../drawing/DrawButton.tsx';
import { DishDialog } from '../../drawing/RecipeDialogs.tsx';
import { RemarkOn } from '../../published/handing-in/RemarkOn.tsx';
import { FoldCard } from '../../ui/fold/FoldCard.tsx';
import { PictureDrop } from '../../ui/PictureDrop.tsx';
import type { RecipeEditorState } from '../hooks/use-editor.ts';
import { Problem } from '../notes/Problem.tsx';
import { PictureDetails } from './PictureDetails.tsx';
import { RemovePicture } from './RemovePicture.tsx';

/** The recipe's pictures: which is the main one, and new ones. */
export function Pictures({ editor }: { editor: RecipeEditorState }) {
  const { id, form, errors, change } = editor;
  const [leaving, setLeaving] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const main = form.imageUrl && bareAddress(form.imageUrl);
  const options = [...new Set([...(main ? [main] : []), ...form.availableImages])];
  const remove = (url: string) =>
    change(({ imageUrl, availableImages }) => ({
      availableImages: availableImages.filter((other) => other !== url),
      imageUrl: main === url ? (options.find((other) => other !== url) ?? null) : imageUrl,
    }));
  return (
    <FoldCard title="Picture" id="edit-pictures">
      {options.length === 0 && <p className="text-muted mb-3">No picture yet, so readers see the empty plate.</p>}
      <div className="flex flex-wrap gap-3">
        {options.map((url, at) => (
          <div key={url} className="relative w-40">
            <label className="grid gap-1.5">
              <Picture url={url} alt={`Picture ${at + 1}`} sizes="160px" className="aspect-4/3 rounded-sm" />
              <span className="flex min-h-11 items-center gap-2 type-meta">
                <input
                  type="radio"
                  name="imageUrl"
                  className="check"
                  checked={main === url}
                  onChange={() => change({ imageUrl: url })}
                />
                Main picture
              </span>
            </label>
            <IconButton
              label={`Remove picture ${at + 1}`}
              Icon={X}
              iconSize={18}
              className="absolute right-0 bottom-0"
              onClick={() => setLeaving(url)}
            />
          </div>
        ))}
      </div>
      <RemarkOn fields={['imageUrl', 'availableImages', 'pictureTexts']} />
      <PictureDetails editor={editor} />
      <Problem>{errors.imageUrl ?? errors.availableImages}</Problem>
      <PictureDrop
        label="Add pictures of the dish"
        onPicture={(url) =>
          change(({ imageUrl, availableImages }) => ({
            imageUrl: imageUrl ?? url,
            availableImages: [...new Set([...availableImages, url])],
          }))
        }
      />
      <DrawButton isSaved={id !== undefined} onClick={() => setDrawing(true)}>
        Generate a picture
      </DrawButton>
      {isDrawing && id && (
        <DishDialog
          recipe={{ ...form, id }}
          onUse={([url = null]) =>
            change(({ availableImages }) => ({
              imageUrl: url,
              availableImages: [...new Set([...availableImages, ...(url ? [url] : [])])],
            }))
          }
          onClose={() => setDrawing(false)}
        />
      )}
      {leaving && <RemovePicture onRemove={() => remove(leaving)} onClose={() => setLeaving(undefined)} />}
    </FoldCard>
  );
}
