import { paths } from '#src/paths.ts';
import type { FoundItem, KeyedBlock } from '#src/stores/admin/letters/letter-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FindByName } from './FindByName.tsx';

type Block = Extract<KeyedBlock, { kind: 'collection' | 'guide' }>;

interface Props {
  block: Block;
  titles: Record<string, string>;
  /** With what was found here. */
  onChange: (block: Block, found?: FoundItem) => void;
}

const PAGES = { collection: paths.collection, guide: paths.guide } as const;

/** Which collection, or which guide a part tells of. */
export function LetterItemFields({ block, titles, onChange }: Props) {
  const { kind, id } = block;
  if (id === '')
    return (
      <div className="grid grid-cols-1 gap-2">
        <FindByName
          kind={kind}
          label={`Find a ${kind}`}
          chosen={[]}
          onChoose={(found) => onChange({ ...block, id: found.id }, found)}
        />
      </div>
    );
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm bg-sunken py-1 ps-3 pe-1">
      <a className="link min-w-0 [overflow-wrap:anywhere]" href={PAGES[kind](id)} target="_blank" rel="noopener">
        {titles[id] ?? id}
      </a>
      <Button look="quiet" onClick={() => onChange({ ...block, id: '' })}>
        Choose another
      </Button>
    </p>
  );
}
