import { Conflict } from './Conflict.tsx';
import { Gone } from './Gone.tsx';
import { History } from './History.tsx';
import type { Versioned } from './versioned.ts';

interface Props<Form, Thing, Version> {
  kind: Versioned<Form, Thing, Version>;
  /** As it was saved last; `null` for a new one, which has one version only. */
  thing: Thing | null;
  editor: {
    form: Form;
    status: string;
    isChanged: boolean;
    settle: (merged: Form, theirs: Thing) => void;
    saveAsNew: () => Promise<boolean>;
    saveOverRegained: (thing: Thing) => Promise<boolean>;
  };
  /** Whether its history was asked for. */
  isHistory: boolean;
  onClose: () => void;
  onReload: ((thing: Thing) => void) | undefined;
}

/** Over an editor: the choice where somebody else saved or deleted it meanwhile, and the history where it was asked for. */
export function VersionDialogs<Form, Thing extends { id: string }, Version>(props: Props<Form, Thing, Version>) {
  const { kind, thing, editor, isHistory, onClose, onReload } = props;
  const { form, status, isChanged, settle } = editor;
  if (!thing) return null;
  return (
    <>
      {status === 'conflict' && <Conflict kind={kind} before={thing} mine={form} onSave={settle} onReload={onReload} />}
      {status === 'gone' && <Gone kind={kind} id={thing.id} editor={editor} />}
      {isHistory && (
        <History
          kind={kind}
          id={thing.id}
          isChanged={isChanged}
          onClose={onClose}
          onRestored={(restored) => onReload?.(restored)}
        />
      )}
    </>
  );
}
