import { useStore } from '@nanostores/react';
import { UsersRound } from 'lucide-react';
import { atom } from 'nanostores';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { AlsoHere, OpenItem } from '#src/domain/published/open-items.ts';
import { createOpenItem } from '#src/stores/admin/published/open-item.ts';
import { clockTime } from '../../ui/times.ts';

/** The thing an editor is of; `null` where it is new, which nobody else can have. */
export const OpenedItem = createContext<OpenItem | null>(null);

const NOBODY = atom<readonly AlsoHere[]>([]);
const joined = new Intl.ListFormat('en-GB');

/**
 * Who else has the same thing open, over the foot of its editor, where it moves nothing. While it is there it is also said to
 * others that it is open here.
 */
export function WhoElse() {
  const item = useContext(OpenedItem);
  const open = useMemo(() => item && createOpenItem(item.kind, item.id), [item]);
  useEffect(() => open?.open(), [open]);
  const others = useStore(open?.$others ?? NOBODY);
  return (
    <div
      role="status"
      className="pointer-events-none absolute end-2.5 bottom-full max-w-[calc(100%-1.25rem)] form:end-4"
    >
      {others.length > 0 && (
        <p className="flex items-center gap-1.5 rounded-t-sm bg-accent-soft px-2.5 py-1 text-meta leading-tight text-on-accent-soft">
          <UsersRound size={16} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
          <span className="truncate">{alsoHereText(others)}</span>
        </p>
      )}
    </div>
  );
}

function alsoHereText(others: readonly AlsoHere[]): string {
  const names = others.map(({ name, since }) => `${name} since ${clockTime(since)}`);
  return `Also here: ${joined.format(names)}`;
}
