import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { UPLOAD_TYPES } from '#src/domain/pictures/media.ts';
import { uploadPicture } from '#src/stores/admin/media.ts';
import { FileDrop } from './FileDrop.tsx';

interface Props {
  /** What the pictures are for: "Add pictures of the dish". */
  label: string;
  /** Only one at a time. */
  single?: boolean;
  onPicture: (imageUrl: string) => void;
}

/** Takes pictures, and tells each one's address once it is kept. */
export function PictureDrop({ label, single = false, onPicture }: Props) {
  const [waiting, setWaiting] = useState(0);
  const take = async (files: readonly File[]) => {
    setWaiting((count) => count + files.length);
    // One after the other, in the order they were chosen.
    for (const file of files) {
      const imageUrl = await uploadPicture(file);
      setWaiting((count) => count - 1);
      if (imageUrl) onPicture(imageUrl);
    }
  };
  return (
    <FileDrop
      label={label}
      hint="Drop files here or choose them: JPEG, PNG, WebP or AVIF; large ones are made smaller"
      accept={[...UPLOAD_TYPES, 'image/heic', 'image/heif'].join(',')}
      multiple={!single}
      progress={waiting > 0 ? `Uploading ${counted(waiting, 'picture')}…` : ''}
      className="mt-3"
      onFiles={(files) => void take(files)}
    />
  );
}
