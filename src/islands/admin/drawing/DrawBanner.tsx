import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { PROMPT_LENGTH } from '#src/domain/pictures/picture-requests.ts';
import { drawBanner } from '#src/stores/admin/generator/generated-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Progress } from './Progress.tsx';
import { useDrawing } from './use-drawing.ts';

const MISSING = 'Describe the picture first';

/** Draws a banner's picture after a description, and tells its address. */
export function DrawBanner({ onPicture }: { onPicture: (imageUrl: string) => void }) {
  const id = useId();
  const [prompt, setPrompt] = useState('');
  const [error, setError] = useState<string>();
  const drawing = useDrawing((signal) => drawBanner(prompt.trim(), signal));
  const { state, images } = drawing;
  const latest = images.at(-1);
  const start = async () => {
    if (!prompt.trim()) {
      setError(MISSING);
      document.getElementById(id)?.focus();
      return;
    }
    const [imageUrl] = await drawing.start();
    if (imageUrl) onPicture(imageUrl);
  };
  return (
    <fieldset className="draw-banner grid justify-items-start gap-2">
      <legend className="field-label">Generate a picture</legend>
      <label className="sr-only" htmlFor={id}>
        What the picture shows
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        maxLength={PROMPT_LENGTH}
        value={prompt}
        placeholder="Strawberries, mint and lime on a summer table"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        onChange={({ target }) => {
          setPrompt(target.value);
          setError(undefined);
        }}
      />
      <p id={`${id}-more`} className={error ? 'field-error' : 'field-hint'}>
        {error ?? 'Name the ingredients to show; one side stays clear for text.'}
      </p>
      {state.at !== 'drawing' && (
        <Button Icon={Sparkles} onClick={start}>
          {latest ? 'Generate another picture' : 'Generate a picture'}
        </Button>
      )}
      <Progress drawing={drawing} label="Drawing the banner" failure="Failed to generate AI banner" />
      {latest && state.at === 'done' && (
        <Picture url={latest} alt="The generated picture" sizes="480px" className="rounded-md" />
      )}
      <p role="status" className="sr-only">
        {latest && state.at === 'done' ? 'Your picture is ready and its address is filled in.' : ''}
      </p>
    </fieldset>
  );
}
