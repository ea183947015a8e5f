import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { checked } from '#src/domain/issues.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { type LetterText, letterTextSchema } from '#src/domain/newsletter/letter.ts';
import { TOPICS, type Topic } from '#src/domain/newsletter/topics.ts';
import { LETTER_HISTORY } from '#src/stores/admin/letters/history.ts';
import { type KeyedBlock, keyed, saveLetter, unkeyed } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { useSaveKey } from '../published/hooks/use-save-key.ts';
import { History } from '../published/versions/History.tsx';
import { Card } from '../ui/Card.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { BlockList } from './BlockList.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { SendPanel } from './SendPanel.tsx';

interface Props {
  letter: AdminLetter;
  onChange: (letter: AdminLetter) => void;
  /** Gone back to an earlier version. */
  onRestored: (letter: AdminLetter) => void;
}

const TOPIC_OPTIONS = Object.fromEntries(Object.entries(TOPICS).map(([topic, { name }]) => [topic, name]));

/** A letter's text beside what it looks like. Ctrl or Cmd with S saves. */
export function LetterEditor({ letter, onChange, onRestored }: Props) {
  const [isHistory, setHistory] = useState(false);
  const [head, setHead] = useState({ topic: letter.topic, subject: letter.subject, preview: letter.preview });
  const [blocks, setBlocks] = useState<readonly KeyedBlock[]>(() => letter.blocks.map(keyed));
  const [titles, setTitles] = useState(letter.titles);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const text: LetterText = { ...head, blocks: blocks.map(unkeyed) };
  const isChanged = JSON.stringify(text) !== JSON.stringify(textOf(letter));
  useLeaveGuard(isChanged);

  /** Resolves to whether all that was typed is saved. */
  const save = async (): Promise<boolean> => {
    if (!isChanged) return true;
    const { issues } = checked(letterTextSchema, text);
    setErrors(Object.fromEntries((issues ?? []).map(({ path, message }) => [path, message]).toReversed()));
    if (issues) return false;
    setSaving(true);
    const saved = await saveLetter(letter.id, { ...text, version: letter.version });
    setSaving(false);
    if (saved) onChange(saved);
    return saved !== null;
  };
  useSaveKey(save);

  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="grid grid-cols-1 content-start gap-4">
        <Card title="Letter">
          <div className="grid gap-4">
            <SelectField
              label="Who gets it"
              options={TOPIC_OPTIONS}
              value={head.topic}
              onChoose={(topic) => setHead({ ...head, topic: topic as Topic })}
            />
            <Field
              label="Subject"
              name="subject"
              value={head.subject}
              maxLength={120}
              error={errors.subject}
              onChange={({ target }) => setHead({ ...head, subject: target.value })}
            />
            <Field
              label="Preview line"
              name="preview"
              value={head.preview}
              maxLength={150}
              error={errors.preview}
              hint="Mailboxes show it beside the subject. Left empty, it’s the recipes’ titles."
              onChange={({ target }) => setHead({ ...head, preview: target.value })}
            />
          </div>
        </Card>
        <BlockList
          blocks={blocks}
          titles={titles}
          errors={errors}
          problems={letter.problems}
          onChange={setBlocks}
          onTitle={(kind, id, title) =>
            setTitles((before) => ({ ...before, [kind]: { ...before[kind], [id]: title } }))
          }
        />
        <div className="sticky bottom-0 z-1 flex flex-wrap items-center gap-3 border-t border-border bg-sunken py-3">
          <Button look="primary" disabled={saving || !isChanged} onClick={() => void save()}>
            {saving ? 'Saving…' : 'Save'}
          </Button>
          <span role="status" className="type-meta text-muted">
            {Object.keys(errors).length > 0
              ? `${counted(Object.keys(errors).length, 'thing')} to put right first.`
              : isChanged
                ? 'Not saved yet.'
                : 'All saved.'}
          </span>
          <Button look="quiet" className="ms-auto" onClick={() => setHistory(true)}>
            History
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <SendPanel letter={letter} save={save} onChange={onChange} />
        <LetterPreview letter={letter} isBehind={isChanged} />
      </div>
      {isHistory && (
        <History
          kind={LETTER_HISTORY}
          id={letter.id}
          isChanged={isChanged}
          onClose={() => setHistory(false)}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

const textOf = ({ topic, subject, preview, blocks }: AdminLetter): LetterText => ({ topic, subject, preview, blocks });
