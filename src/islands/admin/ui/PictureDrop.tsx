import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { UPLOAD_TYPES } from '#src/domain/pictures/media.ts';
import { uploadPicture } from '#src/stores/admin/media.ts';

interface Props {
  /** What the pictures are for: "Add pictures of the dish". */
  label: string;
  /** Only one at a time. */
  single?: boolean;
  onPicture: (imageUrl: string) => void;
}

/** Takes pictures from a file dialog or dropped onto it, and tells each one's address once it is kept. */
export function PictureDrop({ label, single = false, onPicture }: Props) {
  const [waiting, setWaiting] = useState(0);
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, single ? 1 : undefined);
    setWaiting((count) => count + chosen.length);
    // One after the other, in the order they were chosen.
    for (const file of chosen) {
      const imageUrl = await uploadPicture(file);
      setWaiting((count) => count - 1);
      if (imageUrl) onPicture(imageUrl);
    }
  };
  const over = (isIt: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIt);
  };
  return (
    <label
      className={`picture-drop relative mt-3 grid cursor-pointer grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 rounded-lg border-2 border-dashed border-control p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft ${isOver ? 'border-primary bg-primary-soft text-on-primary-soft' : ''}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        void take(event.dataTransfer.files);
      }}
    >
      <ImageUp size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block type-meta">
          Drop files here or choose them: JPEG, PNG, WebP or AVIF; large ones are made smaller
        </span>
      </span>
      <input
        type="file"
        className="sr-only"
        accept={[...UPLOAD_TYPES, 'image/heic', 'image/heif'].join(',')}
        multiple={!single}
        onChange={({ target }) => {
          void take(target.files);
          target.value = '';
        }}
      />
      <span role="status" className="col-2 type-meta font-firm empty:hidden">
        {waiting > 0 && `Uploading ${counted(waiting, 'picture')}…`}
      </span>
    </label>
  );
}
