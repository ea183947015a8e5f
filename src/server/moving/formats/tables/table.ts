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
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((name, at) => [name, cells[at]?.trim() ?? '']));
  return { columns, rows: () => [...csvRows(text)].slice(1).map(({ cells }) => rowOf(cells)) };
}

/** Columns of the first row in small letters: "Prep Time" is `prep_time`. */
function nameColumns(head: string): string[] {
  try {
    const [first] = csvRows(head);
    return (first?.cells ?? []).map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replace(/[^a-z]+/g, '_'),
    );
  } catch {
    return [];
  }
}
