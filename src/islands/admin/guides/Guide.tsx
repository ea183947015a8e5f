import { useState } from 'react';
import type { AdminGuide } from '#src/contracts/guides/admin-guides.ts';
import { readGuide } from '#src/stores/admin/published/guides.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { GuideEditor } from './GuideEditor.tsx';

/** A new guide, or one there is. */
export default function Guide({ params: { id } }: { params: Record<string, string> }) {
  if (!id) return <GuideEditor guide={null} onReload={() => undefined} />;
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const [answer, again] = useAsked(() => readGuide(id), id);
  /** Taken anew, which begins the form anew. */
  const [taken, setTaken] = useState<{ guide: AdminGuide; times: number }>();
  const shown = taken?.guide ?? answer.data;
  if (shown) {
    return (
      <GuideEditor
        key={taken?.times ?? 0}
        guide={shown}
        onReload={(guide) => setTaken({ guide, times: (taken?.times ?? 0) + 1 })}
      />
    );
  }
  return (
    <AdminPage title="Edit guide">
      <Asked failure="We couldn’t load this guide." answer={answer} onRetry={again}>
        {() => null}
      </Asked>
    </AdminPage>
  );
}
