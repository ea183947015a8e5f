import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import type { KindName } from '#src/domain/published/stands.ts';
import { createHandingIn } from '#src/stores/admin/published/handing-in.ts';

/** The thing an editor has open, as it is saved. */
export interface SavedThing {
  id: string;
  updatedAt: number;
}

const NOTHING = {
  ...{ $handIn: atom(null), $unsent: atom([]), $typed: atom({ field: '', text: '' }) },
  ...{ $isBusy: atom(false), $isStale: atom(false) },
};

/** Where the thing in an editor stands: asked for anew with each save. `null` for a new one, and until it is known. */
export function useHandingIn(kind: KindName, thing: SavedThing | null) {
  const { id, updatedAt } = thing ?? {};
  const verbs = useMemo(() => (id === undefined ? null : createHandingIn(kind, id)), [kind, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed where it stands
  useEffect(() => void verbs?.read(), [verbs, updatedAt]);
  useEffect(() => verbs?.open(), [verbs]);
  const { $handIn, $unsent, $typed, $isBusy, $isStale } = verbs ?? NOTHING;
  const [handIn, unsent, typed] = [useStore($handIn), useStore($unsent), useStore($typed)];
  const [isBusy, isStale] = [useStore($isBusy), useStore($isStale)];
  return handIn && verbs ? { ...handIn, kind, unsent, typed, isBusy, isStale, verbs } : null;
}
export type ThingHandedIn = NonNullable<ReturnType<typeof useHandingIn>>;
