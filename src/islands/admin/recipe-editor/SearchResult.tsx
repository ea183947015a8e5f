import { useContext } from 'react';
import { bounded } from '#src/domain/pattern.ts';
import { fullTitle } from '#src/domain/site/page-title.ts';
import { paths } from '#src/paths.ts';
import { FoldCard } from '../ui/fold/FoldCard.tsx';
import { SiteName } from '../ui/page-title.ts';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { TypedField } from './TypedField.tsx';

/** Characters that a result has room for. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(bounded(10_000, /\s+\S*$/), '')} …` : text;

/** What search engines are told in place of title and description, and about what they make of it. */
export function SearchResult({ editor }: { editor: RecipeEditorState }) {
  const { form, id } = editor;
  const siteName = useContext(SiteName);
  const title = fullTitle(form.seoTitle.trim() || form.title.trim() || 'Untitled recipe', siteName);
  const description = form.seoDescription.trim() || form.description.trim();
  return (
    <FoldCard title="In search results" id="edit-search">
      <div className="grid gap-4">
        <TypedField
          editor={editor}
          name="seoTitle"
          hint={`Leave empty to use the title. ${room(title, TITLE_SHOWN)}`}
        />
        <TypedField
          editor={editor}
          name="seoDescription"
          isLong
          hint={`Leave empty to use the description. ${room(description, DESCRIPTION_SHOWN)}`}
        />
        <figure className="min-w-0 rounded-sm border border-border bg-bg p-4">
          <figcaption className="mb-2 type-meta text-muted">Preview</figcaption>
          <p className="truncate type-meta text-muted">
            {location.host}
            {paths.recipe(id ?? 'new-recipe').replaceAll('/', ' › ')}
          </p>
          <p className="type-lead leading-even wrap-anywhere text-primary">{cut(title, TITLE_SHOWN)}</p>
          <p className="type-meta wrap-anywhere">{cut(description, DESCRIPTION_SHOWN)}</p>
        </figure>
      </div>
    </FoldCard>
  );
}

const room = (text: string, most: number): string =>
  text.length > most ? `${text.length} characters; about ${most} are shown.` : '';
