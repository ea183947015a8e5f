import { readingMinutes } from '#src/domain/guides/guide.ts';
import { GUIDE_LABELS } from '#src/domain/guides/guide-labels.ts';
import type { GuideForm } from '#src/stores/admin/published/guide-form.ts';
import { RemarkOn } from '../published/handing-in/RemarkOn.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { MarkdownField } from '../published/MarkdownField.tsx';
import { Card } from '../ui/Card.tsx';

/** The text of a guide, and how long it takes to read. */
export const GuideBody = ({ editor: { form, errors, change } }: { editor: EditorState<GuideForm> }) => (
  <Card
    title="Text"
    id="edit-text"
    aside={<span className="type-meta text-muted">{readingMinutes(form.body)} min read</span>}
  >
    <MarkdownField
      label={GUIDE_LABELS.body}
      name="body"
      value={form.body}
      error={errors.body}
      onChange={(body) => change({ body })}
      below={<RemarkOn fields={['body']} />}
    />
  </Card>
);
