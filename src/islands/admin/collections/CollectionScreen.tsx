import { seasonText } from '#src/domain/collections/season.ts';
import { SORT_LABELS } from '#src/domain/search/listing-order.ts';
import type { CollectionForm } from '#src/stores/admin/published/collection-form.ts';
import { COLLECTIONS } from '#src/stores/admin/published/collections.ts';
import { PictureCard, Typed } from '../published/cards.tsx';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { PublishedItem } from '../published/PublishedItem.tsx';
import { Card } from '../ui/Card.tsx';
import { Picks } from './Picks.tsx';
import { RuleCard } from './RuleCard.tsx';
import { ruleChips } from './rule-chips.ts';
import { SeasonCard } from './SeasonCard.tsx';

/** A new collection, or one there is. */
export default function CollectionScreen({ params: { id } }: { params: Record<string, string> }) {
  return <PublishedItem kind={COLLECTIONS} Cards={CollectionCards} lines={LINES} id={id} />;
}

const LINES = {
  picks: (picks: CollectionForm['picks']) =>
    picks.flatMap(({ title, heading, text }) => [
      ...(heading ? [`${heading}:`] : []),
      text ? `${title}: ${text}` : title,
    ]),
  never: (never: CollectionForm['never']) => never.map(({ title }) => title),
  rule: (rule: CollectionForm['rule']) => [
    ...(rule ? ruleChips(rule).map(({ label }) => label) : []),
    ...(rule?.sort ? [SORT_LABELS[rule.sort]] : []),
  ],
  season: (season: CollectionForm['season']) => [season ? seasonText(season) : 'All year'],
};

const CollectionCards = ({ editor }: { editor: EditorState<CollectionForm> }) => (
  <>
    <Card title="Basics" id="edit-basics">
      <div className="grid gap-4">
        <Typed editor={editor} name="title" hint="What somebody would search for: “A vegan dinner party”." />
        <Typed editor={editor} name="description" rows={2} hint="Stands on cards and under the title." />
        <Typed editor={editor} name="introduction" rows={8} hint="An empty line begins a paragraph." />
        <Typed
          editor={editor}
          name="people"
          inputMode="numeric"
          className="max-w-32"
          hint="For a menu: how many it feeds. Leave empty for a collection."
        />
      </div>
    </Card>
    <Picks editor={editor} />
    <RemarkOn fields={['picks']} />
    <RuleCard editor={editor} />
    <RemarkOn fields={['rule', 'never']} />
    <PictureCard
      editor={editor}
      title="Cover"
      alt="The cover"
      upload="Upload a cover"
      without="Without one, the first three recipes’ pictures stand side by side."
    />
    <SeasonCard editor={editor} />
    <RemarkOn fields={['season']} />
  </>
);
