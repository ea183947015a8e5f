import { FOCUS_STEP, type Focus, focusOf, MIDDLE, withFocus } from '#src/domain/pictures/picture-address.ts';
import { textOf, withText } from '#src/domain/pictures/picture-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { RecipeEditorState } from '../hooks/use-editor.ts';

/** Shapes in which pages, search engines and previews cut the main picture. */
const SHAPES = [
  ['Square', 'aspect-square'],
  ['Page', 'aspect-4/3'],
  ['Shared', 'aspect-16/9'],
] as const;

/** What the main picture shows, in words, and the point of it that stays in sight wherever it is cut. */
export function PictureDetails({ editor: { form, change } }: { editor: RecipeEditorState }) {
  const { imageUrl } = form;
  if (!imageUrl) return null;
  const focus = focusOf(imageUrl) ?? MIDDLE;
  const setFocus = (next: Focus) => change({ imageUrl: withFocus(imageUrl, next) });
  return (
    <div className="mt-4 grid gap-4">
      <PictureTextField editor={{ form, change }} url={imageUrl} label="What the main picture shows" />
      <fieldset className="grid min-w-0 gap-3">
        <legend className="field-label">Focus point</legend>
        <div className="grid gap-4 form:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <FocusPlane url={imageUrl} focus={focus} onChange={setFocus} />
          <div className="grid content-start gap-2">
            <Slider label="From the left" value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
            <Slider label="From the top" value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
            <div className="mt-2 flex items-end gap-3">
              {SHAPES.map(([name, shape]) => (
                <figure key={name} className="min-w-0 flex-1">
                  <Picture url={imageUrl} alt="" sizes="160px" className={`rounded-sm ${shape}`} />
                  <figcaption className="type-meta text-muted">{name}</figcaption>
                </figure>
              ))}
            </div>
          </div>
        </div>
      </fieldset>
    </div>
  );
}

interface FocusProps {
  url: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The whole picture, to point at; the sliders beside it do the same from the keyboard. */
function FocusPlane({ url, focus: { x, y }, onChange }: FocusProps) {
  const point = (event: React.MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (part: number): number =>
      Math.min(100, Math.max(0, Math.round((part * 100) / FOCUS_STEP) * FOCUS_STEP));
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the sliders are for keyboards
    <div className="relative self-start overflow-hidden rounded-sm [&_img]:h-auto!" onClick={point}>
      <Picture url={withFocus(url, null)} alt="" sizes="320px" className="cursor-crosshair" />
      <span
        className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-primary/60 "
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-hidden="true"
      />
    </div>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className="grid gap-1 type-meta">
      <span className="flex justify-between">
        {label} <span className="tabular-nums text-muted">{value} %</span>
      </span>
      <input
        type="range"
        className="min-h-8 w-full accent-primary"
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

interface TextProps {
  editor: Pick<RecipeEditorState, 'form' | 'change'>;
  url: string;
  label: string;
}

/** The text of one picture; the recipe's title is proposed, and stands there as long as nothing else does. */
export function PictureTextField({ editor: { form, change }, url, label }: TextProps) {
  const text = textOf(form.pictureTexts, url) ?? '';
  const proposed = form.title.trim();
  const say = (said: string) => change(({ pictureTexts }) => ({ pictureTexts: withText(pictureTexts, url, said) }));
  return (
    <div>
      <Field
        label={label}
        name={`text-of-${url}`}
        value={text}
        placeholder={proposed}
        hint="For people who can’t see it, and for search engines."
        onChange={({ target }) => say(target.value)}
      />
      {text === '' && proposed !== '' && (
        <Button look="quiet" onClick={() => say(proposed)}>
          Use the title
        </Button>
      )}
    </div>
  );
}
