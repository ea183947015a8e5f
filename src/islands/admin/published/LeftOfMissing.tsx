import { $location } from '#src/stores/admin/location.ts';
import type { Drafts } from '#src/stores/admin/published/drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../../ui/times.ts';
import { useAsked } from '../ui/use-asked.ts';

/** What was typed of things of a kind. */
export interface Left<Form> {
  name: string;
  formOf: (thing: null) => Form;
  drafts: Drafts<Form>;
}

interface Props<Form> {
  kind: Left<Form>;
  id: string;
  /** Address of the editor of a new one. */
  made: string;
}

/** Offers what was typed of something that was deleted since: as a new one, in whose editor it can be restored. */
export function LeftOfMissing<Form>({ kind: { name, formOf, drafts }, id, made }: Props<Form>) {
  const [{ data: left }] = useAsked(() => drafts.left(id, formOf(null)), id);
  const [last] = left ?? [];
  if (!left || !last) return null;
  const open = () => {
    for (const { key, ...draft } of left) {
      if (drafts.store(drafts.keyOf(undefined), { ...draft, readAt: null })) drafts.forget(key);
    }
    $location.open(made);
  };
  return (
    <div className="mb-2">
      <p>
        You have unsaved changes from {moment(last.at)}. They can become a new {name}.
      </p>
      <Button className="mt-2" onClick={open}>
        Open a new {name}
      </Button>
    </div>
  );
}
