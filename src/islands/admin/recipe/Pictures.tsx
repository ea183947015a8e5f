import { Picture } from '../../ui/Picture.tsx';
import { Card } from '../ui/Card.tsx';
import type { EditorState } from './use-editor.ts';

/** The main picture, chosen among those the recipe has. */
export function Pictures({ editor: { form, change } }: { editor: EditorState }) {
  const options = [...new Set([...(form.imageUrl ? [form.imageUrl] : []), ...form.availableImages])];
  return (
    <Card title="Picture">
      {options.length === 0 && <p className="text-muted">This recipe has no picture yet: the empty plate is shown.</p>}
      <div className="editor-pictures">
        {options.map((url) => (
          <label key={url} className="editor-picture">
            <input
              type="radio"
              name="imageUrl"
              className="check"
              checked={form.imageUrl === url}
              onChange={() => change({ imageUrl: url })}
            />
            <Picture url={url} alt={`Picture ${url.split('/').at(-1)}`} sizes="160px" ratio="4x3" />
          </label>
        ))}
      </div>
    </Card>
  );
}
