import type { GuideForm } from '#src/stores/admin/published/guide-form.ts';
import { GUIDES } from '#src/stores/admin/published/guides.ts';
import { PictureCard, Typed } from '../published/cards.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { PublishedItem } from '../published/PublishedItem.tsx';
import { Card } from '../ui/Card.tsx';
import { GuideBody } from './GuideBody.tsx';

/** A new guide, or one there is. */
export default function GuideScreen({ params: { id } }: { params: Record<string, string> }) {
  return <PublishedItem kind={GUIDES} Cards={GuideCards} id={id} />;
}

/** What it is called, who wrote it, which words of a recipe lead to it; what it says; and its picture. */
const GuideCards = ({ editor }: { editor: EditorState<GuideForm> }) => (
  <>
    <Card title="Basics" id="edit-basics">
      <div className="grid gap-4">
        <Typed editor={editor} name="title" hint="What somebody would search for: “How to press tofu”." />
        <Typed editor={editor} name="description" rows={2} hint="Stands on cards and under the title." />
        <Typed editor={editor} name="author" hint="Leave empty for the site itself." />
        <Typed
          editor={editor}
          name="names"
          hint="Foods and methods, with commas between: tofu, firm tofu. Recipes that name one link here."
        />
      </div>
    </Card>
    <GuideBody editor={editor} />
    <PictureCard
      editor={editor}
      title="Picture"
      alt="Its picture"
      upload="Upload a picture"
      without="Without one, an empty plate stands for it."
    />
  </>
);
