import { csvRows } from '#src/domain/csv-rows.ts';
import type { Content } from '../../contents.ts';

/** A table with a row for each recipe: its columns, and cells by their names. */
interface Table {
  columns: string[];
  rows: () => Record<string, string>[];
}

/** A text as a table whose first row names the columns; `null` where it has no such row. */
export function tableIn(content: Content): Table | null {
  if (content.kind !== 'text') return null;
  const { text } = content;
  const columns = nameColumns(text.split(/\r?\n/, 2).join('\n'));
  if (columns.length < 2) return null;
  // A row may be longer than the first one: what nobody named has its number.
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries([
      ...columns.map((name, at) => [name, cells[at]?.trim() ?? '']),
      ...cells.slice(columns.length).map((cell, at) => [`column ${columns.length + at + 1}`, cell.trim()]),
    ]);
  return { columns, rows: () => [...csvRows(text)].slice(1).map(({ cells }) => rowOf(cells)) };
}

/** Columns of the first row in small letters: "Prep Time" is `prep_time`; those that would be called the same keep their own names. */
function nameColumns(head: string): string[] {
  try {
    const [first] = csvRows(head);
    const heads = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase());
    const names = heads.map((head) => head.replace(/[^a-z]+/g, '_'));
    const isOnce = (name: string | undefined, all: readonly string[]) =>
      all.indexOf(name ?? '') === all.lastIndexOf(name ?? '');
    return names.map((name, at) => {
      const head = heads[at] ?? '';
      if (isOnce(name, names)) return name;
      return isOnce(head, heads) ? head : at === heads.indexOf(head) ? name : `${head} ${at + 1}`;
    });
  } catch {
    return [];
  }
}
