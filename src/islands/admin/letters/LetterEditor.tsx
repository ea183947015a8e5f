import { type FormEvent, useState } from 'react';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import { isEditable, LONGEST_PREVIEW, LONGEST_SUBJECT } from '#src/domain/newsletter/letter.ts';
import { TOPICS, type Topic } from '#src/domain/newsletter/topics.ts';
import { type LetterForm, titlesWith } from '#src/stores/admin/letters/letter-form.ts';
import { LETTERS } from '#src/stores/admin/letters/letter-kind.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { Typed } from '../published/cards.tsx';
import { EditorFoot } from '../published/EditorFoot.tsx';
import type { WrittenState } from '../published/hooks/use-written.ts';
import { VersionDialogs } from '../published/versions/VersionDialogs.tsx';
import { Card } from '../ui/Card.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { BlockList } from './BlockList.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { SendPanel } from './SendPanel.tsx';

interface Props {
  letter: AdminLetter;
  editor: WrittenState<LetterForm, AdminLetter>;
  onReload: ((letter: AdminLetter) => void) | undefined;
}

const TOPIC_OPTIONS = Object.fromEntries(Object.entries(TOPICS).map(([topic, { name }]) => [topic, name]));

/** A letter's text beside what it looks like. Ctrl or Cmd with S saves, with Z takes back. */
export function LetterEditor({ letter, editor, onReload }: Props) {
  const { form, errors, isChanged, change, take } = editor;
  const [isHistory, setHistory] = useState(false);
  useLeaveGuard(isChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  const read = async (id: string): Promise<AdminLetter> => {
    const theirs = await LETTERS.read(id);
    // Whoever sent it meanwhile leaves nothing to choose.
    if (!isEditable(theirs.state)) take(theirs);
    return theirs;
  };
  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="grid grid-cols-1 content-start gap-4">
        <Card title="Letter">
          <div className="grid gap-4">
            <SelectField
              label={LETTERS.labels.topic ?? ''}
              options={TOPIC_OPTIONS}
              value={form.topic}
              onChoose={(topic) => change({ topic: topic as Topic })}
            />
            <Typed editor={editor} name="subject" maxLength={LONGEST_SUBJECT} />
            <Typed
              editor={editor}
              name="preview"
              maxLength={LONGEST_PREVIEW}
              hint="Mailboxes show it beside the subject. Left empty, it’s the recipes’ titles."
            />
          </div>
        </Card>
        <BlockList
          blocks={form.blocks}
          titles={form.titles}
          errors={errors}
          problems={letter.problems}
          onChange={(blocks, found) => change({ blocks, ...(found && { titles: titlesWith(form.titles, found) }) })}
        />
        <form method="post" noValidate className="contents" onSubmit={onSubmit}>
          <EditorFoot editor={editor}>
            <Button look="quiet" onClick={() => setHistory(true)}>
              History
            </Button>
          </EditorFoot>
        </form>
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <SendPanel letter={letter} save={async () => !isChanged || editor.save()} onChange={take} />
        <LetterPreview letter={letter} isBehind={isChanged} />
      </div>
      <VersionDialogs
        kind={{ ...LETTERS, read }}
        thing={letter}
        editor={editor}
        isHistory={isHistory}
        onClose={() => setHistory(false)}
        onReload={onReload}
      />
    </div>
  );
}
