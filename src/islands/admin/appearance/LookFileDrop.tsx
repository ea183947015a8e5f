import { useState } from 'react';
import { FileDrop } from '../ui/FileDrop.tsx';

interface Props {
  /** What the file becomes: "Upload a logo". */
  label: string;
  hint: string;
  onFile: (file: File) => Promise<void>;
}

/** Takes a drawing or a picture of the site's own. */
export function LookFileDrop({ onFile, ...words }: Props) {
  const [isBusy, setBusy] = useState(false);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setBusy(true);
    await onFile(file);
    setBusy(false);
  };
  return (
    <FileDrop
      {...words}
      accept="image/svg+xml,image/png"
      progress={isBusy ? 'Uploading…' : ''}
      onFiles={(files) => void take(files)}
    />
  );
}
