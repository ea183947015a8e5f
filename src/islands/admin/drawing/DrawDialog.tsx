import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { stepOf } from '#src/domain/pictures/picture-address.ts';
import { processImagesOf } from '#src/domain/recipes/process-images.ts';
import type { Drawing } from '#src/stores/admin/generator/generated-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Progress } from './Progress.tsx';
import { useDrawing } from './use-drawing.ts';

interface Props {
  title: string;
  /** "Drawing the dish". */
  label: string;
  failure: string;
  /** How many may be chosen. */
  most: number;
  /** What a picture shows, by its address and its place: "Step 2". */
  nameOf: (address: string, at: number) => string;
  draw: (signal: AbortSignal) => Promise<Drawing>;
  /** Takes what was chosen; the dialog closes. */
  onUse: (images: string[]) => void;
  onClose: () => void;
}

/** Has pictures drawn, and lets one choose among them; what was drawn before stays to choose from. */
export function DrawDialog({ title, label, failure, most, nameOf, draw, onUse, onClose }: Props) {
  const drawing = useDrawing(draw);
  const { state, images } = drawing;
  const [chosen, setChosen] = useState<string[]>([]);
  const isDrawing = state.at === 'drawing';
  const start = async () => {
    const fresh = await drawing.start();
    if (fresh.length > 0) setChosen(fresh.slice(0, most));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opens it wants a picture, once
  useEffect(() => {
    void start();
  }, []);
  const shown = processImagesOf(images);
  const toggle = (url: string) =>
    setChosen((before) => {
      if (before.includes(url)) return before.filter((other) => other !== url);
      if (most === 1) return [url];
      // Two of one step would stand beside each other.
      const others = before.filter((other) => stepOf(other) === null || stepOf(other) !== stepOf(url));
      return others.length < most ? [...others, url] : before;
    });
  return (
    <Dialog title={title} onClose={onClose} className="[--dialog-width:52rem]">
      <Progress drawing={drawing} label={label} failure={failure} onRetry={start} />
      {images.length > 0 && (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
            {images.map((address, at) => (
              <li key={address}>
                <button
                  type="button"
                  className="draw-choice block w-full cursor-pointer rounded-lg border-2 border-border p-1.5 text-start hover:not-disabled:border-control disabled:cursor-default disabled:opacity-60 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
                  aria-pressed={chosen.includes(address)}
                  disabled={most > 1 && chosen.length >= most && !chosen.includes(address)}
                  onClick={() => toggle(address)}
                >
                  <Picture url={shown[at]?.url ?? null} alt="" sizes="280px" className="aspect-4/3 rounded-md" />
                  <span className="flex min-h-9 items-center gap-1.5 px-1.5 font-firm">
                    <Check size={18} strokeWidth={2.25} aria-hidden="true" />
                    {nameOf(address, at)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-meta text-muted">
            {isDrawing
              ? ''
              : `${counted(images.length, 'picture')} drawn, ${chosen.length} chosen${most > 1 ? ` of at most ${most}` : ''}.`}
          </p>
        </>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        {!isDrawing && state.at !== 'failed' && (
          <Button onClick={start}>{images.length > 0 ? 'Draw again' : 'Draw'}</Button>
        )}
        {images.length > 0 && (
          <Button
            look="primary"
            disabled={isDrawing || chosen.length === 0}
            onClick={() => {
              // In the order they were drawn, which is that of the steps.
              onUse(images.filter((url) => chosen.includes(url)));
              onClose();
            }}
          >
            {most === 1 ? 'Use this picture' : `Add ${counted(chosen.length, 'picture')}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
