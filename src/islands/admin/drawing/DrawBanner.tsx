import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { PROMPT_LENGTH } from '#src/domain/pictures/picture-requests.ts';
import { drawBanner } from '#src/stores/admin/generator/generated-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Progress } from './Progress.tsx';
import { useDrawing } from './use-drawing.ts';

const MISSING = 'Describe the picture first';

/** Draws a banner's picture after a description, and tells its address. */
export function DrawBanner({ onPicture }: { onPicture: (imageUrl: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [prompt, setPrompt] = useState('');
  const [error, setError] = useState<string>();
  const drawing = useDrawing((signal) => drawBanner(prompt.trim(), signal));
  const { state, images } = drawing;
  const latest = images.at(-1);
  const start = async () => {
    if (!prompt.trim()) {
      setError(MISSING);
      field.current?.focus();
      return;
    }
    const [imageUrl] = await drawing.start();
    if (imageUrl) onPicture(imageUrl);
  };
  return (
    <fieldset className="draw-banner grid justify-items-start gap-2">
      <legend className="field-label">Generate a picture</legend>
      <TextArea
        ref={field}
        label="What the picture shows"
        hideLabel
        rows={2}
        maxLength={PROMPT_LENGTH}
        value={prompt}
        placeholder="Strawberries, mint and lime on a summer table"
        error={error}
        hint="Name the ingredients to show; one side stays clear for text."
        onChange={({ target }) => {
          setPrompt(target.value);
          setError(undefined);
        }}
      />
      {state.at !== 'drawing' && (
        <Button Icon={Sparkles} onClick={start}>
          {latest ? 'Generate another picture' : 'Generate a picture'}
        </Button>
      )}
      <Progress drawing={drawing} label="Drawing the banner" failure="Failed to generate AI banner" />
      {latest && state.at === 'done' && (
        <Picture url={latest} alt="The generated picture" sizes="480px" className="rounded-sm" />
      )}
      <p role="status" className="sr-only">
        {latest && state.at === 'done' ? 'Your picture is ready and its address is filled in.' : ''}
      </p>
    </fieldset>
  );
}
