import type { CollectionForm, PickRow } from '#src/stores/admin/published/collection-form.ts';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { OrderButtons } from '../../ui/order/OrderButtons.tsx';
import { useOrder } from '../../ui/order/use-order.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { Card } from '../ui/Card.tsx';
import { FindRecipe } from './FindRecipe.tsx';

/**
 * Recipes chosen by hand, in order, each with a line and, where it begins a part, a heading. They are moved by dragging
 * their grip, by buttons, or with Alt and an arrow key in one of their fields.
 */
export function Picks({ editor }: { editor: EditorState<CollectionForm> }) {
  const { form, errors, change } = editor;
  const { picks, rule, people } = form;
  const { list, said, dragged, buttons, onKeyDown } = useOrder(
    picks,
    (picks) => change({ picks }),
    ({ title }) => title,
  );
  const write = (at: number, part: Partial<PickRow>) =>
    change({ picks: picks.map((row, index) => (index === at ? { ...row, ...part } : row)) });
  const isMenu = people.trim() !== '';
  return (
    <Card title={rule ? 'Always first' : 'Recipes'} id="edit-picks">
      <p className="mb-3 text-muted">
        {isMenu
          ? 'A heading begins a course: To start, The main course, Dessert.'
          : 'A heading begins a part. Leave it empty and the recipe stays with the one above.'}
      </p>
      <ol ref={list} className="grid gap-3">
        {picks.map((row, at) => (
          <li
            key={row.recipeId}
            className={`grid gap-3 rounded-sm border border-border p-3 form:grid-cols-[6rem_minmax(0,1fr)] ${dragged === at ? 'order-dragged bg-sunken ' : ''}`}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <Picture url={row.imageUrl} alt="" sizes="96px" className="aspect-4/3 w-24 self-start rounded-sm" />
            <div className="grid min-w-0 gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">
                  {row.title}
                  {!row.isPublished && (
                    <span className="ms-2 font-normal text-warning">not published: readers don’t see it</span>
                  )}
                </p>
                <OrderButtons
                  name={row.title}
                  {...buttons(at)}
                  onRemove={() => change({ picks: picks.filter((_, index) => index !== at) })}
                />
              </div>
              <Field
                name={`heading-${row.recipeId}`}
                label={isMenu ? 'Course begins' : 'Heading'}
                value={row.heading}
                maxLength={80}
                onChange={({ target }) => write(at, { heading: target.value })}
              />
              <TextArea
                label="A line about it"
                rows={2}
                value={row.text}
                maxLength={400}
                onChange={({ target }) => write(at, { text: target.value })}
              />
            </div>
          </li>
        ))}
      </ol>
      {errors.picks && (
        <p className="field-error" role="alert">
          {errors.picks}
        </p>
      )}
      <FindRecipe
        label="Add a recipe"
        chosen={picks}
        onChoose={(recipe) => change({ picks: [...picks, { ...recipe, heading: '', text: '' }] })}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </Card>
  );
}
