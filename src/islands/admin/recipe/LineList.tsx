import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { type Line, moved, newLine } from '#src/stores/admin/recipe-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { useDragOrder } from '../ui/use-drag-order.ts';
import type { EditorState } from './hooks/use-editor.ts';
import { Problem } from './notes/Problem.tsx';

interface Props {
  editor: EditorState;
  name: NameOf<'lines'>;
  /** Texts of several lines. */
  isLong?: boolean;
  /** What stands under a line, by its place. */
  note?: (at: number) => ReactNode;
}

/**
 * A list of texts in order. Alt with an arrow moves a line, and so does dragging it by its grip; Enter begins the next one, Backspace in an empty one removes
 * it, and several lines pasted at once become several lines.
 */
export function LineList({ editor: { form, errors, change }, name, isLong = false, note }: Props) {
  const { label, noun } = RECIPE_FIELDS[name];
  const lines = form[name];
  const error = errors[name];
  const onChange = (next: Line[]) => change({ [name]: next });
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focusOn = (key: number) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus());
  const insert = (at: number, added: Line[]) => {
    onChange(lines.toSpliced(at, 0, ...added));
    const last = added.at(-1);
    if (last) focusOn(last.key);
  };
  const order = (from: number, to: number) => {
    onChange(moved(lines, from, to));
    if (to in lines) setSaid(`${noun} is number ${to + 1} of ${lines.length} now`);
  };
  const move = (line: Line, from: number, to: number) => {
    order(from, to);
    focusOn(line.key);
  };
  const { dragged, handle } = useDragOrder(list, order);
  const remove = (line: Line, at: number) => {
    onChange(lines.filter((other) => other !== line));
    const neighbour = lines[at - 1] ?? lines[at + 1];
    if (neighbour) focusOn(neighbour.key);
  };
  const onKeyDown = (event: KeyboardEvent, line: Line, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(line, at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(at + 1, [newLine()]);
    } else if (event.key === 'Backspace' && line.text === '' && lines.length > 1) {
      event.preventDefault();
      remove(line, at);
    }
  };
  const write = (line: Line, at: number, text: string) => {
    const [first = '', ...more] = isLong ? [text] : text.split(/\r?\n/);
    const next = lines.with(at, { ...line, text: first });
    onChange(next.toSpliced(at + 1, 0, ...more.filter((part) => part.trim()).map(newLine)));
  };
  return (
    <Card title={label}>
      <ol ref={list} className="editor-lines grid gap-[0.6rem]">
        {lines.map((line, at) => (
          <li key={line.key} className={dragged === at ? 'order-dragged rounded-md bg-sunken shadow-mid' : undefined}>
            <span className="pt-[0.7rem] type-meta text-muted tabular-nums" aria-hidden="true">
              {at + 1}
            </span>
            <div className="editor-line">
              <textarea
                className="field"
                rows={isLong ? 3 : 1}
                data-line={line.key}
                aria-label={`${noun} ${at + 1}`}
                aria-invalid={error && !line.text.trim() ? true : undefined}
                value={line.text}
                onChange={({ target }) => write(line, at, target.value)}
                onKeyDown={(event) => onKeyDown(event, line, at)}
              />
              {note?.(at)}
            </div>
            <OrderButtons
              name={`${noun} ${at + 1}`}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
              onMove={(by) => move(line, at, at + by)}
              onRemove={() => remove(line, at)}
              grip={handle(at)}
            />
          </li>
        ))}
      </ol>
      <Problem>{error}</Problem>
      <Button Icon={Plus} iconSize={18} className="mt-3" onClick={() => insert(lines.length, [newLine()])}>
        Add {noun}
      </Button>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Card>
  );
}
