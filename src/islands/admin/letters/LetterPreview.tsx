import { useState } from 'react';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { PREVIEW_READERS, type PreviewReader } from '#src/domain/newsletter/preview-reader.ts';
import { paths } from '#src/paths.ts';
import { letterAsText } from '#src/stores/admin/letters/letters.ts';
import { SelectField } from '../../ui/forms/Select.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { leftOutText } from './words.ts';

const LOOKS = { light: 'Light', dark: 'Dark', narrow: 'Phone', text: 'Plain text' } as const;
type Look = keyof typeof LOOKS;

interface Props {
  letter: Pick<AdminLetter, 'id' | 'version' | 'subject' | 'blocks'>;
  /** What is typed is not in it yet. */
  isBehind?: boolean;
}

/** The letter as it is saved, as mailboxes show it, to everybody or to somebody who leaves something out. */
export function LetterPreview({ letter: { id, version, subject, blocks }, isBehind = false }: Props) {
  const [look, setLook] = useState<Look>('light');
  const [reader, setReader] = useState<PreviewReader>('everybody');
  const [answer, again] = useAsked(() => letterAsText(id, reader), `${id} ${version} ${reader}`);
  return (
    <Card title="Preview" aside={isBehind && <span className="type-meta text-muted">Save to see your changes.</span>}>
      <fieldset className="mb-3 flex flex-wrap gap-1">
        <legend className="sr-only">How it’s shown</legend>
        {(Object.keys(LOOKS) as Look[]).map((each) => (
          <label
            key={each}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-border px-3.5 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="look"
              className="sr-only"
              checked={look === each}
              onChange={() => setLook(each)}
            />
            {LOOKS[each]}
          </label>
        ))}
      </fieldset>
      <div className="mb-3 grid gap-2">
        <SelectField
          label="As it goes to"
          options={PREVIEW_READERS}
          value={reader}
          onChoose={(chosen) => setReader(chosen as PreviewReader)}
        />
        <p role="status" className="type-meta text-muted empty:hidden">
          {reader !== 'everybody' && answer.data && leftOutText(blocks, answer.data)}
        </p>
      </div>
      {look === 'text' ? (
        <Asked answer={answer} failure="We couldn’t load the text." onRetry={again}>
          {({ text }) => (
            <pre className="rounded-sm bg-sunken p-4 text-meta whitespace-pre-wrap [overflow-wrap:anywhere]">
              {text}
            </pre>
          )}
        </Asked>
      ) : (
        <iframe
          key={`${version} ${look} ${reader}`}
          className={`h-[min(48rem,75dvh)] rounded-sm border border-border bg-[#fff] ${look === 'narrow' ? 'mx-auto block w-80' : 'w-full'}`}
          title={`${subject || 'The letter'}, ${LOOKS[look].toLowerCase()}`}
          sandbox=""
          src={paths.letterPreview(id, look === 'dark' ? 'dark' : 'light', reader, version)}
        />
      )}
    </Card>
  );
}
