import type { FoundItem, LetterItem } from '#src/stores/admin/letters/letter-form.ts';
import { findLetterItems } from '#src/stores/admin/letters/letters.ts';
import { FindToChoose } from '../ui/FindToChoose.tsx';

interface Props {
  kind: LetterItem;
  label: string;
  /** Ids of those that are in already. */
  chosen: readonly string[];
  onChoose: (found: FoundItem) => void;
}

/** What is public of a kind and called so, to be chosen. */
export const FindByName = ({ kind, label, chosen, onChoose }: Props) => (
  <FindToChoose
    label={label}
    name={`public ${kind}`}
    find={(search) => findLetterItems(kind, search)}
    keyOf={({ id }) => id}
    isChosen={({ id }) => chosen.includes(id)}
    onChoose={({ id, title }) => onChoose({ kind, id, title })}
  >
    {({ title }) => title}
  </FindToChoose>
);
