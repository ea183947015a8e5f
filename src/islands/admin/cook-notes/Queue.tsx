import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { QUEUE_FILTERS } from '#src/domain/cook-notes/moderation.ts';
import { $notesFilter, $queue, decideNotes, filterNotes } from '#src/stores/admin/cook-notes.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { useLast } from '../ui/table/use-last.ts';
import { usePageClamp } from '../ui/table/use-page-clamp.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { FILTER_LABELS, NOTHING } from './labels.ts';
import { NoteList } from './NoteList.tsx';
import { NotePanel } from './NotePanel.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** Notes to decide about: the list beside the one that is open, by hand and by keys. */
export function Queue() {
  const { filter, writer } = useStore($notesFilter);
  const answer = useStore($queue);
  const last = useLast(answer.data);
  const [openId, setOpenId] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'refuse' | 'refuse chosen' | 'block'>();
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  usePageClamp(answer.data?.pagination, (page) => filterNotes({ page }));

  const notes = last?.notes ?? [];
  // The one after it takes the place of one that is decided about.
  const open = notes.find(({ id }) => id === openId) ?? notes[Math.min(place, notes.length - 1)];
  const at = open ? notes.indexOf(open) : 0;
  if (at !== place) setPlace(at);
  const wasOpen = useRef<string>(undefined);
  useEffect(() => {
    // Keys work where the focus is: as soon as there are notes it is there, if it is nowhere.
    const isMoved = open !== undefined && wasOpen.current !== open.id;
    wasOpen.current = open?.id;
    if (isMoved && (document.activeElement === document.body || list.current?.contains(document.activeElement)))
      list.current?.querySelector<HTMLElement>(`[data-note="${open?.id}"]`)?.focus();
  });

  const show = (id: string) => {
    setOpenId(id);
    setReading(true);
  };
  const choose = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]));
  const step = (by: number) => {
    const next = notes[at + by];
    if (next) setOpenId(next.id);
  };
  const publish = () =>
    open && open.status !== 'published' && void decideNotes([open], { decision: 'publish', reason: '' });
  const onKeyDown = useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    p: publish,
    r: () => open && setAsking('refuse'),
    b: () => open?.writer && !open.writer.isStaff && setAsking('block'),
    x: () => open && choose(open.id),
  });
  const marked = notes.filter(({ id }) => chosen.has(id));
  const close = () => setAsking(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within
    <div onKeyDown={onKeyDown}>
      <AdminPage title="Cooks’ notes">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          {QUEUE_FILTERS.map((each) => {
            const count = each in (last?.counts ?? {}) ? last?.counts[each as keyof typeof last.counts] : 0;
            return (
              <button
                key={each}
                type="button"
                className="chip min-h-11"
                aria-pressed={filter === each}
                onClick={() => {
                  setChosen(new Set());
                  setReading(false);
                  setPlace(0);
                  filterNotes({ filter: each });
                }}
              >
                {FILTER_LABELS[each]}
                {count ? <span className="tabular-nums"> {count.toLocaleString('en')}</span> : null}
              </button>
            );
          })}
          {writer && (
            <Button look="quiet" onClick={() => filterNotes({ writer: null })}>
              Only {writer.name}: show everyone
            </Button>
          )}
        </div>
        <Asked
          failure="Error Loading Notes"
          answer={{ ...answer, data: last }}
          isLast={!answer.data}
          onRetry={() => $queue.invalidate()}
        >
          {({ pagination }) =>
            open ? (
              <div className="broad:grid broad:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] broad:items-start broad:gap-5">
                <div className={`${isReading ? 'hidden' : ''} broad:block`}>
                  {marked.length > 0 && (
                    <div className="mb-2 flex flex-wrap items-center gap-2">
                      <span className="me-auto font-semibold tabular-nums" role="status">
                        {marked.length} chosen
                      </span>
                      <Button
                        onClick={() =>
                          void decideNotes(marked, { decision: 'publish', reason: '' }).then(() => setChosen(new Set()))
                        }
                      >
                        Publish
                      </Button>
                      <Button onClick={() => setAsking('refuse chosen')}>Refuse…</Button>
                      <Button look="quiet" onClick={() => setChosen(new Set())}>
                        Clear
                      </Button>
                    </div>
                  )}
                  <NoteList ref={list} notes={notes} openId={open.id} chosen={chosen} onOpen={show} onChoose={choose} />
                  <Pager pagination={pagination} onPage={(page) => filterNotes({ page })} />
                  <p className="mt-3 hidden type-meta text-muted broad:pointer-fine:block">
                    <kbd>J</kbd> next · <kbd>K</kbd> back · <kbd>P</kbd> publish · <kbd>R</kbd> refuse · <kbd>B</kbd>{' '}
                    block · <kbd>X</kbd> choose
                  </p>
                </div>
                <NotePanel
                  key={open.id}
                  note={open}
                  isReading={isReading}
                  onPublish={publish}
                  onRefuse={() => setAsking('refuse')}
                  onBlock={() => setAsking('block')}
                  onBack={() => setReading(false)}
                />
              </div>
            ) : (
              <EmptyState title={NOTHING[filter]} />
            )
          }
        </Asked>
      </AdminPage>
      {asking === 'refuse' && open && <RefuseDialog notes={[open]} onClose={close} />}
      {asking === 'refuse chosen' && (
        <RefuseDialog notes={marked} onClose={close} onDone={() => setChosen(new Set())} />
      )}
      {asking === 'block' && open?.writer && <BlockDialog writer={open.writer} onClose={close} />}
    </div>
  );
}
