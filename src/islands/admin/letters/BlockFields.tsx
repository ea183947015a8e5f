import { Link } from 'lucide-react';
import { useRef } from 'react';
import type { LetterTitles } from '#src/domain/newsletter/admin-letter.ts';
import { MOST_SHOWN } from '#src/domain/newsletter/letter.ts';
import type { FoundItem, KeyedBlock } from '#src/stores/admin/letters/letter-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';
import { LetterItemFields } from './LetterItemFields.tsx';
import { RecipePicker } from './RecipePicker.tsx';

interface Props {
  block: KeyedBlock;
  /** "text, part 2". */
  name: string;
  titles: LetterTitles;
  errorOf: (field: string) => string | undefined;
  /** With what was found, where that is told of now. */
  onChange: (block: KeyedBlock, found?: FoundItem) => void;
}

/** What a part of a letter says. */
export function BlockFields(props: Props) {
  const { block, errorOf, onChange } = props;
  if (block.kind === 'text') return <TextFields {...props} block={block} />;
  if (block.kind === 'heading')
    return (
      <Field
        label="Heading"
        hideLabel
        name="text"
        value={block.text}
        maxLength={120}
        error={errorOf('text')}
        onChange={({ target }) => onChange({ ...block, text: target.value })}
      />
    );
  if (block.kind === 'picture') return <PictureFields {...props} block={block} />;
  if (block.kind === 'collection' || block.kind === 'guide') {
    const { kind } = block;
    return (
      <div className="grid gap-4">
        <LetterItemFields block={block} titles={props.titles[kind]} onChange={onChange} />
        {block.kind === 'collection' ? (
          <Shown block={block} onChange={onChange} />
        ) : (
          <p className="type-meta text-muted">
            Readers who eat none of the foods it’s about get the letter without this part.
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Heading above them"
        name="heading"
        value={block.heading}
        maxLength={120}
        error={errorOf('heading')}
        onChange={({ target }) => onChange({ ...block, heading: target.value })}
      />
      <RecipePicker
        ids={block.ids}
        titles={props.titles.recipe}
        error={errorOf('ids')}
        onChange={(ids, found) => onChange({ ...block, ids }, found)}
      />
      <Shown block={block} onChange={onChange} />
    </div>
  );
}

type WithRecipes = Extract<KeyedBlock, { kind: 'recipes' | 'collection' }>;

/** How many recipes of a part a reader gets. */
const Shown = ({ block, onChange }: { block: WithRecipes; onChange: (block: WithRecipes) => void }) => (
  <div className="grid gap-1">
    <SelectField
      label="Each reader gets the first that fit them, at most"
      className="max-w-32"
      options={Array.from({ length: MOST_SHOWN }, (_, i) => [`${i + 1}`, `${i + 1}`] as const)}
      value={String(block.shown)}
      onChoose={(shown) => onChange({ ...block, shown: Number(shown) })}
    />
    <p className="type-meta text-muted">A reader whom none of them fits gets the letter without this part.</p>
  </div>
);

type Of<Kind extends KeyedBlock['kind']> = Omit<Props, 'block'> & { block: Extract<KeyedBlock, { kind: Kind }> };

function TextFields({ block, name, errorOf, onChange }: Of<'text'>) {
  const around = useRef<HTMLDivElement>(null);
  const addLink = () => {
    const area = around.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart, selectionEnd, value } = area;
    const words = value.slice(selectionStart, selectionEnd) || 'words';
    const link = `[${words}](https://)`;
    onChange({ ...block, text: value.slice(0, selectionStart) + link + value.slice(selectionEnd) });
    // Once it stands there: the address is what is typed next.
    requestAnimationFrame(() => {
      area.focus();
      const end = selectionStart + link.length - 1;
      area.setSelectionRange(end, end);
    });
  };
  return (
    <div ref={around} className="grid gap-2">
      <TextArea
        label={name}
        hideLabel
        name="text"
        rows={6}
        value={block.text}
        maxLength={10_000}
        error={errorOf('text')}
        hint="An empty line begins a paragraph. Links: [words](https://…) or [words](/recipes)."
        onChange={({ target }) => onChange({ ...block, text: target.value })}
      />
      <Button Icon={Link} iconSize={18} className="justify-self-start" onClick={addLink}>
        Link the selected words
      </Button>
    </div>
  );
}

function PictureFields({ block, errorOf, onChange }: Of<'picture'>) {
  return (
    <div className="grid gap-4">
      {block.url && (
        <div className="aspect-4/3 w-48 overflow-hidden rounded-sm">
          <Picture url={block.url} alt={block.alt} sizes="192px" />
        </div>
      )}
      <PictureDrop
        label={block.url ? 'Choose another picture' : 'Add a picture'}
        single
        onPicture={(url) => onChange({ ...block, url })}
      />
      <Field
        label="What it shows"
        name="alt"
        value={block.alt}
        maxLength={300}
        error={errorOf('alt')}
        hint="For readers who don’t see it: many mail programs leave pictures out."
        onChange={({ target }) => onChange({ ...block, alt: target.value })}
      />
      <Field
        label="Where it leads"
        name="link"
        value={block.link}
        error={errorOf('link')}
        hint="A page of this site, such as /recipes, or an https address. Leave empty for none."
        onChange={({ target }) => onChange({ ...block, link: target.value })}
      />
    </div>
  );
}
