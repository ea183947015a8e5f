import type { AdminGuideRow } from '#src/contracts/guides/admin-guides.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import { PublishedList } from '../published/PublishedList.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';

const COLUMNS: readonly Column<AdminGuideRow>[] = [
  { head: 'Reading', className: 'tabular-nums', cell: ({ minutes }) => `${minutes} min` },
  { head: 'Named by', kind: 'long', cell: ({ names }) => (names.length > 0 ? names.join(', ') : 'Nothing') },
];

/** Every guide, what leads to it, and whether readers see it. */
export default function GuidesScreen() {
  return <PublishedList kind={GUIDES} columns={COLUMNS} invitation="Write down how something’s done." />;
}
