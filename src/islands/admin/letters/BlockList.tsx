import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '#src/domain/errors.ts';
import type { AdminLetter } from '#src/domain/newsletter/admin-letter.ts';
import type { BlockKind } from '#src/domain/newsletter/letter.ts';
import { type FoundItem, type KeyedBlock, newBlock } from '#src/stores/admin/letters/letter-form.ts';
import { Button } from '../../ui/Button.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { Card } from '../ui/Card.tsx';
import { BlockFields } from './BlockFields.tsx';
import { BLOCK_LABELS } from './words.ts';

interface Props {
  blocks: readonly KeyedBlock[];
  titles: AdminLetter['titles'];
  /** By field: `blocks.2.text`. */
  errors: FieldErrors;
  problems: AdminLetter['problems'];
  /** With what was found, where that is told of now. */
  onChange: (blocks: KeyedBlock[], found?: FoundItem) => void;
}

const KINDS = Object.keys(BLOCK_LABELS) as BlockKind[];

/** The parts of a letter in their order. Alt with an arrow moves one, and so does dragging it by its grip. */
export function BlockList({ blocks, titles, errors, problems, onChange }: Props) {
  const { list, said, dragged, buttons, onKeyDown } = useOrder(blocks, onChange, ({ kind }) => BLOCK_LABELS[kind]);
  /** The key of a part that was added just now. */
  const [added, setAdded] = useState<number>();
  // Once it stands there: its first field is written next.
  useEffect(() => {
    if (added !== undefined) list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [added, list]);
  const add = (kind: BlockKind) => {
    const block = newBlock(kind);
    onChange([...blocks, block]);
    setAdded(block.key);
  };
  const nameOf = (block: KeyedBlock, at: number): string => `${BLOCK_LABELS[block.kind].toLowerCase()}, part ${at + 1}`;
  return (
    <>
      <ol ref={list} className="grid grid-cols-1 gap-4">
        {blocks.map((block, at) => (
          <li
            key={block.key}
            className={dragged === at ? 'order-dragged rounded-lg ' : undefined}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <Card
              title={BLOCK_LABELS[block.kind]}
              aside={
                <OrderButtons
                  name={nameOf(block, at)}
                  {...buttons(at)}
                  onRemove={() => onChange(blocks.filter((other) => other !== block))}
                />
              }
            >
              <BlockFields
                block={block}
                name={nameOf(block, at)}
                titles={titles}
                errorOf={(field) => errors[`blocks.${at}.${field}`]}
                onChange={(next, found) => onChange(blocks.with(at, next), found)}
              />
              {problems
                .filter((problem) => problem.block === at)
                .map(({ message, stops }) => (
                  <p key={message} className={stops ? 'field-error' : 'editor-warning'}>
                    {message}
                  </p>
                ))}
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Add:</span>
        {KINDS.map((kind) => (
          <Button key={kind} Icon={Plus} iconSize={18} onClick={() => add(kind)}>
            {BLOCK_LABELS[kind]}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
