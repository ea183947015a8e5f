import type { AdminCollectionRow } from '#src/contracts/collections/admin-collections.ts';
import { seasonText } from '#src/domain/collections/season.ts';
import { counted } from '#src/domain/counted.ts';
import { COLLECTIONS } from '#src/stores/admin/published/collections.ts';
import { PublishedList } from '../published/PublishedList.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';

const COLUMNS: readonly Column<AdminCollectionRow>[] = [
  {
    head: 'Kind',
    cell: ({ people, hasRule }) => (people !== null ? `Menu for ${people}` : hasRule ? 'By a rule' : 'By hand'),
  },
  { head: 'Chosen', className: 'tabular-nums', cell: ({ picks }) => counted(picks, 'recipe') },
  { head: 'Season', kind: 'long', cell: ({ season }) => (season ? seasonText(season) : 'All year') },
];

/** Every collection, what it is, and whether readers see it. */
export default function CollectionsScreen() {
  return (
    <PublishedList kind={COLLECTIONS} columns={COLUMNS} invitation="Put some recipes together that belong together." />
  );
}
