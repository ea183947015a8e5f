import { useState } from 'react';
import type { AppearanceAnswer } from '#src/contracts/site/admin-appearance.ts';
import { checked } from '#src/domain/issues.ts';
import { type Appearance, appearanceSchema } from '#src/domain/site/appearance/appearance.ts';
import { entriesProblem } from '#src/front-entries.ts';
import {
  $appearance,
  type AppearanceOutcome,
  dropDraft,
  previewLook,
  publishLook,
} from '#src/stores/admin/site/appearance.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { useTypedState } from '../ui/use-typed-state.ts';

type Name = keyof Appearance;

/** The appearance being changed: what is typed stays until it is kept, whatever others do meanwhile. */
export function useAppearance(stored: AppearanceAnswer) {
  /** The state that what is typed changes. */
  const [base, setBase] = useState(stored);
  const [typed, setTyped] = useTypedState<Partial<Appearance>>('appearance', {}, stored.draft ?? stored.published);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [isBusy, setBusy] = useState(false);
  /** What somebody else made of it, until it is decided whose goes on. */
  const [theirs, setTheirs] = useState<AppearanceAnswer | null>(null);

  const kept = base.draft ?? base.published;
  const value: Appearance = { ...kept, ...typed };
  const isTyped = !isSame(value, kept);
  useLeaveGuard(isTyped);

  const goOnFrom = (state: AppearanceAnswer, mine: Partial<Appearance>) => {
    setBase(state);
    setTyped(mine);
    setErrors({});
    setTheirs(null);
  };
  async function send(work: () => Promise<AppearanceOutcome>): Promise<void> {
    setBusy(true);
    const outcome = await work().finally(() => setBusy(false));
    const now = $appearance.get().data;
    if (!now || outcome === 'failed') return;
    if (outcome === 'saved') goOnFrom(now, {});
    else setTheirs(now);
  }
  function parsed(): Appearance | null {
    const { data, issues } = checked(appearanceSchema, value);
    const lost = data && entriesProblem(data);
    setErrors({
      ...Object.fromEntries((issues ?? []).toReversed().map(({ path, message }) => [path.split('.', 1)[0], message])),
      ...(lost && { header: lost }),
    });
    return lost ? null : data;
  }
  const sendParsed = async (work: (number: number, look: Appearance) => Promise<AppearanceOutcome>) => {
    const look = parsed();
    if (look) await send(() => work(base.number, look));
  };
  return {
    base,
    value,
    errors,
    isBusy,
    isTyped,
    /** What is on screen is what visitors see. */
    isPublished: isSame(value, base.published),
    theirs,
    change(part: Partial<Appearance>) {
      setTyped({ ...typed, ...part });
      setErrors({ ...errors, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) });
    },
    preview: () => sendParsed(previewLook),
    publish: () => sendParsed(publishLook),
    /** Back to what visitors see. */
    discard: async () => {
      if (base.draft) await send(() => dropDraft(base.number));
      else setTyped({});
    },
    takeTheirs: () => theirs && goOnFrom(theirs, {}),
    keepMine: () => theirs && goOnFrom(theirs, value),
  };
}

const isSame = (one: Appearance, other: Appearance): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
const ordered = (look: Appearance) => Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1));
