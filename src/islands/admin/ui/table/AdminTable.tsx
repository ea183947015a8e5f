import { memo, type PointerEvent, type ReactNode, type Ref, useDeferredValue, useRef } from 'react';
import type { Pagination, RecipePagination } from '#src/domain/paging.ts';
import { type Unsaved, withUnsaved } from '#src/stores/admin/unsaved.ts';
import { type Answer, Asked } from '../Asked.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Pager } from './Pager.tsx';
import type { Choice, Choosing } from './use-choice.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useLast } from './use-last.ts';
import { usePageClamp } from './use-page-clamp.ts';

export interface Column<Entry> {
  /** Over the column, and beside its value where a row is a card. */
  head: string;
  /** `main` names its row; `long` is cut where there is no room for it; the head of `actions` is for screen readers alone. */
  kind?: 'main' | 'long' | 'actions';
  /** Of its head, too. */
  className?: string;
  cell: (entry: Entry) => ReactNode;
}

interface TableProps<Entry> {
  /** The same at every rendering where rows are to be drawn anew only when they have changed. */
  columns: readonly Column<Entry>[];
  entries: readonly Entry[];
  caption?: string | undefined;
  /** In place of a caption, for those who cannot see it. */
  label?: string | undefined;
  className?: string;
  isBusy?: boolean;
  choice?: Choice | undefined;
  /** The name of whom the box in front of a row chooses; needed where there is a choice. */
  nameOf?: ((entry: Entry) => string) | undefined;
  ref?: Ref<HTMLTableElement> | undefined;
}

/** Rows under a head that stays in sight; on phones a card each. */
export function DataTable<Entry extends { id: string | number }>(props: TableProps<Entry>) {
  const { columns, entries, caption, label, className = '', isBusy, choice, nameOf, ref } = props;
  return (
    <table
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`admin-table ${className}`}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onPointerOver={sayWhatIsCut}
    >
      {caption && <caption>{caption}</caption>}
      <thead className="max-form:sr-only">
        <tr>
          {choice && <Head isHidden>Choose</Head>}
          {columns.map(({ head, kind, className }) => (
            <Head key={head} isHidden={kind === 'actions'} className={className}>
              {head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            columns={columns as readonly Column<unknown>[]}
            choosing={choice?.choosing}
            isChosen={choice?.chosen.has(String(entry.id))}
            name={choice && nameOf?.(entry)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The whole text of a cell that has no room for it, for whoever points at it. */
function sayWhatIsCut({ target }: PointerEvent<HTMLTableElement>) {
  const cell = (target as Element).closest<HTMLElement>('.admin-cell-main, .admin-cell-long');
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll('span')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );
  cell.title = isCut ? cell.innerText : '';
}

interface HeadProps {
  isHidden: boolean;
  className?: string | undefined;
  children: string;
}

const Head = ({ isHidden, className, children }: HeadProps) => (
  <th scope="col" className={className}>
    {isHidden ? <span className="sr-only">{children}</span> : children}
  </th>
);

interface RowProps {
  entry: { id: string | number };
  columns: readonly Column<unknown>[];
  choosing: Choosing | undefined;
  isChosen: boolean | undefined;
  name: string | undefined;
}

/** Drawn anew only when something of it has changed, so that typing in a search stays quick. */
const Row = memo(function Row({ entry, columns, choosing, isChosen, name }: RowProps) {
  return (
    <tr aria-selected={isChosen}>
      {choosing && (
        <td className="form:w-[1%]">
          <input
            type="checkbox"
            className="check"
            aria-label={`Choose ${name}`}
            data-choice={entry.id}
            checked={isChosen}
            // The press knows of Shift, and Space is a press too.
            onChange={ignore}
            {...choosing}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.head} {...column}>
          {column.cell(entry)}
        </Cell>
      ))}
    </tr>
  );
});

const ignore = () => undefined;

function Cell({ head, kind, className, children }: Omit<Column<never>, 'cell'> & { children: ReactNode }) {
  if (kind === 'actions')
    return <td className="admin-cell-actions min-[43.76rem]:w-[1%] min-[43.76rem]:whitespace-nowrap">{children}</td>;
  if (kind !== 'main') {
    return (
      <td data-label={head} className={kind ? `admin-cell-long ${className ?? ''}` : className}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className="admin-cell-main">
      {children}
    </th>
  );
}

interface Props<List, Entry> extends Omit<TableProps<Entry>, 'entries' | 'caption' | 'isBusy' | 'ref'> {
  /** "Error Loading Users". */
  failure: string;
  /** The store's value; a list stays on screen while its next page is fetched. */
  answer: Answer<List>;
  entriesOf: (list: List) => readonly Entry[];
  unsaved?: Unsaved<Entry>;
  /** The caption for how many there are on all pages. */
  captionOf?: (total: number) => string;
  /** Stands where the table would be. */
  empty: ReactNode;
  /** Between what is said of the list and the table. */
  above?: (list: List, entries: readonly Entry[]) => ReactNode;
  /** Between the table and its pages. */
  below?: (list: List, entries: readonly Entry[]) => ReactNode;
  /** Whether a row's deletion is being asked about; afterwards the keyboard goes on in the table. */
  isAsking?: boolean;
  /** Draws rows when nothing more urgent is to be done: typing goes first. */
  isPatient?: boolean;
  /** Its rows say much, which is all to be read. */
  isLong?: boolean;
  onRetry: () => void;
  onPage?: (page: number) => void;
}

/** A list of the administrators' with all it can be: asked for, failed, empty, or there, page by page. */
export function AdminTable<List extends object, Entry extends { id: string | number }>(props: Props<List, Entry>) {
  const { failure, answer, entriesOf, unsaved, captionOf, empty, above, below, className = '' } = props;
  const { isAsking, isPatient, isLong, onRetry, onPage } = props;
  const last = useLast(answer.data);
  const deferred = useDeferredValue(last);
  const pagination = paginationOf(answer.data);
  usePageClamp(pagination, (page) => onPage?.(page));
  const table = useRef<HTMLTableElement>(null);
  useFocusReturn(table, isAsking ?? false);
  return (
    <Asked
      failure={failure}
      answer={{ ...answer, data: isPatient ? deferred : last }}
      isLast={!answer.data}
      onRetry={onRetry}
    >
      {(list) => {
        const known = entriesOf(list);
        const entries = unsaved ? withUnsaved(known, unsaved) : known;
        const pages = paginationOf(list);
        // Without those of this page that are being deleted.
        const total = (pages ? totalOf(pages) : known.length) - known.length + entries.length;
        return (
          <>
            {above?.(list, entries)}
            <div role="status">{total === 0 && empty}</div>
            {total > 0 && entries.length === 0 && <Skeleton />}
            {entries.length > 0 && (
              <DataTable
                {...props}
                className={isLong ? className : `admin-lines ${className}`}
                ref={isAsking === undefined ? undefined : table}
                entries={entries}
                caption={captionOf?.(total)}
                isBusy={answer.loading}
              />
            )}
            {below?.(list, entries)}
            {pages && onPage && <Pager pagination={pages} onPage={onPage} />}
          </>
        );
      }}
    </Asked>
  );
}

type Pages = Pagination | RecipePagination;

const paginationOf = (list: object | undefined): Pages | undefined =>
  list && 'pagination' in list ? (list.pagination as Pages) : undefined;

const totalOf = (pages: Pages): number => ('totalRecipes' in pages ? pages.totalRecipes : pages.totalItems);
