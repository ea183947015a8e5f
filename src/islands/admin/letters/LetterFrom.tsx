import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { beginLetter } from '#src/stores/admin/letters/letters.ts';
import { Button } from '../../ui/Button.tsx';
import { useMay } from '../frame/use-may.ts';

/** Begins a letter from a public collection or guide; nothing for whoever writes no letters. */
export function LetterFrom({ from, id }: { from: 'collection' | 'guide'; id: string }) {
  const may = useMay()('letters');
  const [busy, setBusy] = useState(false);
  if (!may) return null;
  const begin = async () => {
    setBusy(true);
    await beginLetter({ from, id });
    setBusy(false);
  };
  return (
    <Button Icon={Newspaper} iconSize={18} disabled={busy} onClick={() => void begin()}>
      Write a letter
    </Button>
  );
}
