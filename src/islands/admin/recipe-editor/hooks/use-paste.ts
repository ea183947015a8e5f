import { useLayoutEffect, useRef, useState } from 'react';
import type { NameOf } from '#src/domain/recipes/recipe-fields.ts';
import { readList } from '#src/stores/admin/recipes/recipe-editor.ts';
import {
  isList,
  isWhole,
  notPastedText,
  type Paste,
  partWith,
  pasteInto,
  rowsIn,
  rowsRead,
  unread,
} from '#src/stores/admin/recipes/rows.ts';
import type { RecipeEditorState } from './use-editor.ts';

const NOT_READ = 'We couldn’t read the list, so its lines came in as they are.';

/**
 * Lists that are pasted into a list of the editor. They are read by the server, which knows the foods; what is written
 * meanwhile stays. `onDone` is told the key of the row that each was pasted into, and of the last that came in.
 */
export function usePaste(
  { form, change }: RecipeEditorState,
  name: NameOf<'lines'>,
  onDone: (key: number, last: number) => void,
) {
  const rows = rowsIn(form, name);
  // Rows as they are once a list has been read: more may have been typed meanwhile.
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const [reading, setReading] = useState(0);
  const [notice, setNotice] = useState<{ problem: string; rows: number }>();

  async function read(paste: Paste) {
    setNotice(undefined);
    setReading((count) => count + 1);
    const items = await readList({ name, text: paste.text, isWhole: isWhole(latest.current, paste) });
    const added = rowsRead(items?.length ? items : unread(paste.text));
    const pasted = pasteInto(name, latest.current, paste, added);
    change((now) => partWith(name, pasteInto(name, rowsIn(now, name), paste, added).rows));
    setReading((count) => count - 1);
    const problem = [...(items ? [] : [NOT_READ]), ...(pasted.leftOut > 0 ? [notPastedText(name, pasted)] : [])].join(
      ' ',
    );
    setNotice(problem ? { problem, rows: pasted.rows.length } : undefined);
    onDone(paste.row.key, pasted.last);
  }

  return {
    isReading: reading > 0,
    /** What is wrong with what was pasted last, until rows come or go. */
    problem: notice?.rows === rows.length ? notice.problem : undefined,
    /** Whether the text is a list, which then comes in when it has been read. */
    paste(paste: Paste): boolean {
      const isOne = isList(name, rows, paste);
      if (isOne) void read(paste);
      return isOne;
    },
  };
}
