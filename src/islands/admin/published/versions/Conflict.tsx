import { useState } from 'react';
import { CATALOGUE_ACTOR } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { ConflictSide, Contested } from '#src/stores/admin/published/versions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { moment } from '../../../ui/times.ts';
import { Asked } from '../../ui/Asked.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import type { Versioned } from './versioned.ts';

type Kind<Form, Thing> = Pick<
  Versioned<Form, Thing, never>,
  'name' | 'labels' | 'read' | 'revisions' | 'formOf' | 'linesOf' | 'contested' | 'merged'
>;

interface Props<Form, Thing> {
  kind: Kind<Form, Thing>;
  /** As both began with it. */
  before: Thing;
  mine: Form;
  onSave: (form: Form, theirs: Thing) => void;
  onReload: ((thing: Thing) => void) | undefined;
}

/** Somebody else saved something while it was being edited: both changes stand beside each other, to choose from. */
export function Conflict<Form, Thing extends { id: string }>(props: Props<Form, Thing>) {
  const { kind, before, mine, onSave, onReload } = props;
  const [isOpen, setOpen] = useState(true);
  const [answer, again] = useAsked(() => kind.read(before.id), before.id);
  const last = useLastChange(kind, before.id);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog title={`Someone else changed this ${kind.name}`} onClose={close} className="[--dialog-width:52rem]">
      <Asked failure="We couldn’t load their version." answer={answer} onRetry={again}>
        {(theirs) => (
          <Choices
            kind={kind}
            fields={kind.contested(before, mine, theirs)}
            mine={mine}
            theirs={theirs}
            last={last}
            onClose={close}
            onSave={(form) => onSave(form, theirs)}
            onReload={() => onReload?.(theirs)}
          />
        )}
      </Asked>
    </Dialog>
  );
}

/** ", last by ada@example.org on 21 Nov 2026, 04:30"; nothing until that is known, and where it can't be found out. */
function useLastChange({ revisions }: Pick<Kind<never, never>, 'revisions'>, id: string): string {
  const [{ data }] = useAsked(() => revisions(id), id);
  // What the catalogue only offers changed nothing.
  const last = data?.find(({ actor }) => actor !== CATALOGUE_ACTOR);
  return last ? `, last by ${last.actor} on ${moment(last.at)}` : '';
}

interface ChoicesProps<Form, Thing> {
  kind: Kind<Form, Thing>;
  fields: readonly Contested[];
  mine: Form;
  theirs: Thing;
  /** Who saved it last and when, behind a sentence. */
  last: string;
  onClose: () => void;
  onSave: (form: Form) => void;
  onReload: () => void;
}

const CHANGED = { me: 'Changed by you', them: 'Changed by them', both: 'Changed by both' } as const;

function Choices<Form, Thing>(props: ChoicesProps<Form, Thing>) {
  const { kind, fields, mine, theirs, last, onClose, onSave, onReload } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, ConflictSide>>(
    () => new Map(fields.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine'])),
  );
  const forms = { mine, theirs: kind.formOf(theirs) };
  return (
    <>
      <p className="text-muted wrap-anywhere">
        It was saved after you opened it{last}. Anything only one of you changed is already selected; the rest stays in
        the history.
      </p>
      {fields.map(({ name, by }) => (
        <fieldset key={name} className="grid min-w-0 gap-2 border-t border-border pt-3">
          <legend className="contents">
            <span className="font-semibold">{kind.labels[name] ?? name}</span>{' '}
            <span className="type-meta text-muted">{CHANGED[by]}</span>
          </legend>
          <div className="grid gap-3 form:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="flex min-w-0 items-start gap-2 rounded-sm border border-border p-3">
                <input
                  type="radio"
                  className="check"
                  name={`conflict-${name}`}
                  checked={chosen.get(name) === side}
                  onChange={() => setChosen(new Map([...chosen, [name, side]]))}
                />
                <span className="min-w-0 type-meta wrap-anywhere">
                  <strong className="block">{side === 'mine' ? 'Yours' : 'Theirs'}</strong>
                  <Said lines={kind.linesOf(forms[side], name)} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="dialog-actions">
        <Button onClick={onClose}>Keep editing</Button>
        <Button onClick={onReload}>Take theirs</Button>
        <Button onClick={() => onSave(mine)}>Overwrite with mine</Button>
        <Button look="primary" onClick={() => onSave(kind.merged(mine, theirs, chosen))}>
          Save selection
        </Button>
      </div>
    </>
  );
}

const Said = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    <em>nothing</em>
  ) : (
    lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
      <span key={at} className="block">
        {line}
      </span>
    ))
  );
