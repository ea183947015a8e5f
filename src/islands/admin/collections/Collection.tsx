import { useState } from 'react';
import type { AdminCollection } from '#src/contracts/collections/admin-collections.ts';
import { readCollection } from '#src/stores/admin/published/collections.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { CollectionEditor } from './CollectionEditor.tsx';

/** A new collection, or one there is. */
export default function Collection({ params: { id } }: { params: Record<string, string> }) {
  if (!id) return <CollectionEditor collection={null} onReload={() => undefined} />;
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const [answer, again] = useAsked(() => readCollection(id), id);
  /** Taken anew, which begins the form anew. */
  const [taken, setTaken] = useState<{ collection: AdminCollection; times: number }>();
  const shown = taken?.collection ?? answer.data;
  if (shown) {
    return (
      <CollectionEditor
        key={taken?.times ?? 0}
        collection={shown}
        onReload={(collection) => setTaken({ collection, times: (taken?.times ?? 0) + 1 })}
      />
    );
  }
  return (
    <AdminPage title="Edit collection">
      <Asked failure="We couldn’t load this collection." answer={answer} onRetry={again}>
        {() => null}
      </Asked>
    </AdminPage>
  );
}
