import { Fragment, type ReactNode, useMemo, useState } from 'react';
import type { OpenKind } from '#src/domain/published/open-items.ts';
import type { FormHistory } from '#src/stores/admin/published/form-history.ts';
import { CallError } from '#src/stores/client.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { useMade } from './hooks/use-made.ts';
import { type Left, LeftOfMissing } from './LeftOfMissing.tsx';
import { OpenedItem } from './WhoElse.tsx';

/** What an editor of a thing is given. */
export interface EditorProps<Form, Thing> {
  /** `null` for a new one. */
  thing: Thing | null;
  /** What the form begins with, where that is not what is saved. */
  start?: FormHistory<Form> | undefined;
  /** Takes one that is not what was typed here, and begins anew with it. */
  onReload?: (thing: Thing) => void;
}

interface Props<Form, Thing> {
  /** "recipe", and how one of them is read. */
  kind: Left<Form> & { name: OpenKind; read: (id: string) => Promise<Thing> };
  id: string;
  /** Address of the list of all. */
  list: string;
  /** That of the editor of a new one, where it has one. */
  made?: string | undefined;
  children: (props: EditorProps<Form, Thing>) => ReactNode;
}

/** A thing there is, in its editor. */
export function OpenedThing<Form, Thing extends { id: string }>({
  kind,
  id,
  list,
  made: madeAt,
  children,
}: Props<Form, Thing>) {
  const { name, read } = kind;
  const made = useMade<Form, Thing>(name, id);
  const item = useMemo(() => ({ kind: name, id }), [name, id]);
  const [answer, again] = useAsked(() => (made ? Promise.resolve(made.thing) : read(id)), id);
  /** Taken anew, which begins the form anew. A save is none. */
  const [taken, setTaken] = useState<{ thing: Thing; times: number }>();
  const { thing = made?.thing ?? answer.data, times = 0 } = taken ?? {};
  if (thing) {
    return (
      <OpenedItem value={item}>
        <Fragment key={times}>
          {children({
            thing,
            start: times === 0 ? made?.history : undefined,
            onReload: (thing) => setTaken({ thing, times: times + 1 }),
          })}
        </Fragment>
      </OpenedItem>
    );
  }
  const isMissing = answer.error instanceof CallError && answer.error.status === 404;
  return (
    <AdminPage title={`Edit ${name}`}>
      {isMissing ? (
        <Notice tone="info" title={`${name.replace(/^./, (letter) => letter.toUpperCase())} Not Found`}>
          {madeAt && <LeftOfMissing kind={kind} id={id} made={madeAt} />}
          <a className="link" href={list}>
            To all {name}s
          </a>
        </Notice>
      ) : (
        <Asked failure={`We couldn’t load this ${name}.`} answer={answer} onRetry={again}>
          {() => null}
        </Asked>
      )}
    </AdminPage>
  );
}
