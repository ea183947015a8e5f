import { useEffect, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { stepOf } from '#src/domain/pictures/picture-address.ts';
import type { Drawing } from '#src/stores/admin/generator/generated-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PICTURE_CHOICES, PictureChoice } from './PictureChoice.tsx';
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
    // biome-ignore lint/nursery/useReactCompiler: what it sets at once says that the question to the vendor is out
    void start();
  }, []);
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
          <ul className={PICTURE_CHOICES}>
            {images.map((address, at) => (
              <PictureChoice
                key={address}
                address={address}
                name={nameOf(address, at)}
                isChosen={chosen.includes(address)}
                isDisabled={most > 1 && chosen.length >= most && !chosen.includes(address)}
                onToggle={() => toggle(address)}
              />
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
