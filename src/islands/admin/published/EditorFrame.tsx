import { type FormEvent, type ReactNode, useMemo } from 'react';
import type { Permission } from '#src/domain/members/permissions.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { useMay } from '../frame/use-may.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { type Addressed, useAddress } from './AddressCard.tsx';
import { EditorFoot, type Footed } from './EditorFoot.tsx';
import { HandInButtons } from './handing-in/HandInButtons.tsx';
import { RemarksOnForm } from './handing-in/RemarkOn.tsx';
import { ReviewCard } from './handing-in/ReviewCard.tsx';
import { StandNotice } from './handing-in/StandNotice.tsx';
import { type SavedThing, useHandingIn } from './handing-in/use-handing-in.ts';

interface Props {
  /** What is written, and as what it is saved: `null` for a new one. */
  name: KindName;
  thing: (SavedThing & { title: string; isPublished: boolean }) | null;
  title: string;
  actions: ReactNode;
  editor: Omit<Footed, 'save'> & {
    save: () => Promise<boolean>;
    current: () => SavedThing | null;
    labels: Readonly<Record<string, string>>;
  };
  /** Who publishes. */
  publishers: Permission;
  isPublished: boolean;
  onPublished: (isPublished: boolean) => void;
  /** Begins anew with the thing as it is saved by now. */
  onReadAgain: () => void;
  /** Over the form. */
  above?: ReactNode;
  /** Beside it, on wide screens. */
  aside: ReactNode;
  /** In the foot, over everything. */
  warnings?: ReactNode;
  /** Where it is, once it is saved, and how that changes. */
  address: Addressed;
  /** Dialogs. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * The screen of whatever is published: its fields, what follows from them beside, the way to save below. Ctrl or Cmd with
 * S saves, with Z takes back.
 */
export function EditorFrame(props: Props) {
  const { name, thing, title, actions, editor, publishers, isPublished, onPublished } = props;
  const { above, aside, warnings, below } = props;
  const address = useAddress({
    address: props.address,
    thing: thing ?? { id: '', title: '' },
    isChanged: editor.isChanged,
  });
  const mayPublish = useMay()(publishers);
  const { labels } = editor;
  const handedIn = useHandingIn(name, thing);
  const { remarks, unsent, stand } = handedIn ?? { remarks: [], unsent: [], stand: 'work' };
  const isReviewed = mayPublish && (stand === 'handed-in' || stand === 'approved');
  const onForm = useMemo(
    () => ({ labels, remarks: isReviewed ? [...remarks, ...unsent] : remarks }),
    [labels, remarks, unsent, isReviewed],
  );
  const saved = async () => {
    if (editor.isChanged && !(await editor.save())) return null;
    return editor.current()?.updatedAt ?? null;
  };
  const publish = () => {
    onPublished(true);
    void editor.save();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <AdminPage title={title} actions={actions}>
      {handedIn && <StandNotice handedIn={handedIn} labels={labels} mayPublish={mayPublish} />}
      {above}
      <form
        method="post"
        noValidate
        className="editor grid min-w-0 grid-cols-1 content-start gap-4 broad:grid-cols-[minmax(0,1fr)_19rem]"
        onSubmit={onSubmit}
      >
        <RemarksOnForm value={onForm}>
          <div className="grid min-w-0 content-start gap-4">{props.children}</div>
          <div className="min-w-0">
            {/* Higher than the window it scrolls by itself: its end would stay below the foot. */}
            <div className="grid min-w-0 content-start gap-4 broad:sticky broad:top-4 broad:-m-1 broad:max-h-[calc(100dvh-1rem-var(--foot-room,7rem))] broad:overflow-y-auto broad:p-1">
              {isReviewed && handedIn && (
                <ReviewCard
                  handedIn={handedIn}
                  labels={labels}
                  saved={saved}
                  publish={publish}
                  readAgain={props.onReadAgain}
                />
              )}
              {aside}
              {thing && mayPublish && address.card}
            </div>
          </div>
        </RemarksOnForm>
        <EditorFoot editor={editor} className="broad:col-span-full" before={warnings}>
          {mayPublish && (
            <Check className="flex items-center gap-2 form:gap-3" checked={isPublished} onTick={onPublished}>
              Published
            </Check>
          )}
          {!mayPublish && handedIn && <HandInButtons handedIn={handedIn} isTyped={editor.isChanged} saved={saved} />}
        </EditorFoot>
      </form>
      {address.dialog}
      {below}
    </AdminPage>
  );
}
