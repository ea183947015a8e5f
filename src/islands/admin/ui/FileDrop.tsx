import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';

interface Props {
  /** What the files are for: "Add pictures of the dish". */
  label: string;
  hint: string;
  /** Media types, with commas between. */
  accept: string;
  /** Several at a time. */
  multiple?: boolean;
  /** How they are getting on; empty while nothing is. */
  progress: string;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** Takes files from a file dialog or dropped onto it. */
export function FileDrop({ label, hint, accept, multiple = false, progress, className = '', onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (isIt: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIt);
  };
  const take = (files: FileList | null) => onFiles([...(files ?? [])].slice(0, multiple ? undefined : 1));
  return (
    <label
      className={`picture-drop relative grid cursor-pointer grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 rounded-lg border-2 border-dashed border-control p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft ${isOver ? 'border-primary bg-primary-soft text-on-primary-soft' : ''} ${className}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
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
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      <span role="status" className="col-2 type-meta font-semibold empty:hidden">
        {progress}
      </span>
    </label>
  );
}
