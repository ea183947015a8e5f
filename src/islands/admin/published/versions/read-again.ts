import { failed } from '#src/stores/admin/failed.ts';
import { attempt } from '#src/stores/attempt.ts';

/** Begins an editor anew with the thing as it is saved by now; what is typed there is offered in it. */
export async function readAgain<Thing extends { id: string }>(
  { name, read }: { name: string; read: (id: string) => Promise<Thing> },
  thing: Thing | null,
  onReload: ((thing: Thing) => void) | undefined,
): Promise<void> {
  const now = thing && (await attempt(failed, `We couldn’t load this ${name}`, () => read(thing.id)));
  if (now) onReload?.(now);
}
