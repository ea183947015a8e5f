import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FoundItem, LetterItem } from '#src/stores/admin/letters/letter-form.ts';
import { findLetterItems } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';

interface Props {
  kind: LetterItem;
  label: string;
  /** Ids of those that are in already. */
  chosen: readonly string[];
  onChoose: (found: FoundItem) => void;
}

/** What is public of a kind and called so, to be chosen. */
export function FindByName({ kind, label, chosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  /** `null` until the first answer. */
  const [found, setFound] = useState<{ id: string; title: string }[] | 'failed' | null>(null);
  useEffect(() => {
    if (search === '') return;
    let isLatest = true;
    findLetterItems(kind, search).then(
      (things) => isLatest && setFound(things),
      () => isLatest && setFound('failed'),
    );
    return () => {
      isLatest = false;
    };
  }, [kind, search]);
  const lookFor = (name: string) => {
    setSearch(name);
    if (name === '') setFound(null);
  };
  const offered = found === null || found === 'failed' ? [] : found.filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <SearchField label={label} value={search} onSearch={lookFor} />
      <div role="status" className="grid gap-1 empty:hidden">
        {found === 'failed' && <p className="field-error">We couldn’t search. Try again.</p>}
        {found !== null && found !== 'failed' && offered.length === 0 && (
          <p className="type-meta text-muted">
            No other public {kind} is called “{search}”.
          </p>
        )}
        {offered.map(({ id, title }) => (
          <Button
            key={id}
            Icon={Plus}
            iconSize={18}
            look="quiet"
            className="justify-start text-start"
            onClick={() => onChoose({ kind, id, title })}
          >
            {title}
          </Button>
        ))}
      </div>
    </>
  );
}
