import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';

interface Props {
  /** What the file becomes: "Upload a logo". */
  label: string;
  hint: string;
  onFile: (file: File) => Promise<void>;
}

/** Takes a drawing or a picture of the site's own from a file dialog or dropped onto it. */
export function FileDrop({ label, hint, onFile }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setBusy(true);
    await onFile(file);
    setBusy(false);
  };
  const over = (isIt: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIt);
  };
  return (
    <label
      className={`picture-drop relative grid cursor-pointer grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 rounded-lg border-2 border-dashed border-control p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft ${isOver ? 'border-primary bg-primary-soft text-on-primary-soft' : ''}`}
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
        <span className="block type-meta">{hint}</span>
      </span>
      <input
        type="file"
        className="sr-only"
        accept="image/svg+xml,image/png"
        onChange={({ target }) => {
          void take(target.files);
          target.value = '';
        }}
      />
      <span role="status" className="col-2 type-meta font-firm empty:hidden">
        {isBusy && 'Uploading…'}
      </span>
    </label>
  );
}
