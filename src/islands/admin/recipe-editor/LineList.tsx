import { Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { moved } from '#src/domain/moved.ts';
import { type NameOf, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { newLine } from '#src/stores/admin/recipes/recipe-form.ts';
import { headingRow, partWith, placeOf, type Row, rowNames, rowsIn } from '#src/stores/admin/recipes/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useDragOrder } from '../../ui/order/use-drag-order.ts';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import { FoldCard } from '../ui/fold/FoldCard.tsx';
import type { RecipeEditorState } from './hooks/use-editor.ts';
import { usePaste } from './hooks/use-paste.ts';
import { Problem } from './notes/Problem.tsx';

interface Props {
  editor: RecipeEditorState;
  name: NameOf<'lines'>;
  /** Texts of several lines. */
  isLong?: boolean;
  /** What stands under a line, by its place. */
  note?: (at: number) => ReactNode;
  /** What stands under a heading, by its words. */
  headingNote?: (text: string) => ReactNode;
}

/** What is written within a list, and has no place of its own. */
const GOES_WITH = { ingredients: 'ingredientGroups', instructions: 'marks' } as const;

/**
 * A list of texts in order, those of ingredients with headings between them. Alt with an arrow moves a row, and so does dragging it by its grip; Enter begins the next one, Backspace in an empty one removes
 * it, and several lines pasted at once become several rows.
 */
export function LineList({ editor, name, isLong = false, note, headingNote }: Props) {
  const { form, errors, change } = editor;
  const { label, noun } = RECIPE_FIELDS[name];
  const hasHeadings = name === 'ingredients';
  const rows = rowsIn(form, name);
  const names = rowNames(rows, noun);
  const error = errors[name];
  const onChange = (next: readonly Row[]) => change(partWith(name, next));
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [focus, focusOn] = useReducer((_: { key: number } | null, key: number) => ({ key }), null);
  // As soon as the row is there, so that whoever types on at once types in it.
  useLayoutEffect(() => {
    if (!focus) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-line="${focus.key}"]`);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [focus]);
  const { isReading, problem, paste } = usePaste(editor, name, (key, last) => {
    // Whoever has gone on to write elsewhere stays there.
    if (list.current?.querySelector(`[data-line="${key}"]`) === document.activeElement) focusOn(last);
  });
  const insert = (at: number, added: Row) => {
    onChange(rows.toSpliced(at, 0, added));
    focusOn(added.key);
  };
  const order = (from: number, to: number) => {
    const next = moved(rows, from, to);
    onChange(next);
    if (to in rows) setSaid(placeOf(next, to, noun));
  };
  const move = (row: Row, from: number, to: number) => {
    order(from, to);
    focusOn(row.key);
  };
  const { dragged, handle } = useDragOrder(list, order);
  const remove = (row: Row, at: number) => {
    onChange(rows.filter((other) => other !== row));
    const neighbour = rows[at - 1] ?? rows[at + 1];
    if (neighbour) focusOn(neighbour.key);
  };
  const onKeyDown = (event: KeyboardEvent, row: Row, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(row, at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(at + 1, newLine());
    } else if (event.key === 'Backspace' && row.text === '' && rows.length > 1) {
      event.preventDefault();
      remove(row, at);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, row: Row) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData('text');
    if (paste({ text, row, selection: [selectionStart, selectionEnd] })) event.preventDefault();
  };
  /** What is dropped into a row of one line can have several. */
  const write = (row: Row, at: number, text: string) => {
    if (!isLong && paste({ text, row, selection: [0, row.text.length] })) return;
    onChange(rows.with(at, { ...row, text: isLong ? text : text.replaceAll('\n', ' ') }));
  };
  return (
    <FoldCard title={label} id={`edit-${name}`}>
      <div className="mb-3 empty:hidden">
        <RemarkOn fields={[name]} />
        <RemarkOn fields={[GOES_WITH[name]]} isNamed />
      </div>
      <ol ref={list} className="editor-lines grid gap-2.5">
        {rows.map((row, at) => {
          const { number, called } = names[at] ?? { number: 0, called: '' };
          return (
            <li key={row.key} className={dragged === at ? 'order-dragged rounded-sm bg-sunken ' : undefined}>
              <span className="pt-2.75 type-meta text-muted tabular-nums" aria-hidden="true">
                {row.isHeading ? '' : number}
              </span>
              <div className="editor-line">
                <TextArea
                  label={called}
                  hideLabel
                  className={row.isHeading ? 'font-semibold' : ''}
                  rows={isLong ? 3 : 1}
                  data-line={row.key}
                  aria-invalid={error && !row.text.trim() && !row.isHeading ? true : undefined}
                  placeholder={row.isHeading ? 'For the sauce' : undefined}
                  value={row.text}
                  onChange={({ target }) => write(row, at, target.value)}
                  onKeyDown={(event) => onKeyDown(event, row, at)}
                  onPaste={(event) => onPaste(event, row)}
                  below={row.isHeading ? headingNote?.(row.text) : note?.(number - 1)}
                />
              </div>
              <OrderButtons
                name={called}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onMove={(by) => move(row, at, at + by)}
                onRemove={() => remove(row, at)}
                grip={handle(at)}
              />
            </li>
          );
        })}
      </ol>
      <p className="type-meta text-muted" role="status">
        {isReading && 'Reading the list…'}
      </p>
      <Problem>{error ?? problem}</Problem>
      {hasHeadings && <Problem>{errors.ingredientGroups}</Problem>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button Icon={Plus} iconSize={18} onClick={() => insert(rows.length, newLine())}>
          Add {noun}
        </Button>
        {hasHeadings && (
          <Button Icon={Plus} iconSize={18} onClick={() => insert(rows.length, headingRow())}>
            Add heading
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </FoldCard>
  );
}
