import { useId } from 'react';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  DIFFICULTIES,
  type Difficulty,
} from '#src/domain/recipes/kitchen.ts';
import { fieldsOfKind, RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { Card } from '../ui/Card.tsx';
import type { EditorState } from './hooks/use-editor.ts';
import { TypedField } from './TypedField.tsx';

/** Title, description, where it belongs, and how long it takes. */
export function Basics({ editor }: { editor: EditorState }) {
  const { form, change } = editor;
  const id = useId();
  return (
    <Card title="Basics">
      <div className="grid gap-4">
        <TypedField editor={editor} name="title" />
        <TypedField editor={editor} name="description" isLong />
        <div className="grid gap-4 min-[43.76rem]:grid-cols-[1fr_1fr_1fr] min-[43.76rem]:items-end">
          <div>
            <label className="field-label" htmlFor={`${id}-category`}>
              {RECIPE_FIELDS.category.label}
            </label>
            <select
              id={`${id}-category`}
              className="field"
              value={form.category}
              onChange={({ target }) => change({ category: target.value as Category })}
            >
              {CATEGORIES.map((slug) => (
                <option key={slug} value={slug}>
                  {CATEGORY_LABELS[slug]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className="field-label" htmlFor={`${id}-difficulty`}>
              {RECIPE_FIELDS.difficulty.label}
            </label>
            <select
              id={`${id}-difficulty`}
              className="field"
              value={form.difficulty}
              onChange={({ target }) => change({ difficulty: target.value as Difficulty })}
            >
              {DIFFICULTIES.map((slug) => (
                <option key={slug} value={slug}>
                  {slug[0]?.toUpperCase() + slug.slice(1)}
                </option>
              ))}
            </select>
          </div>
          <TypedField editor={editor} name="cuisine" />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-end gap-4">
          {fieldsOfKind('number').map((name) => (
            <TypedField key={name} editor={editor} name={name} />
          ))}
        </div>
        <fieldset className="admin-ticks">
          <legend className="field-label">{RECIPE_FIELDS.categories.label}</legend>
          {CATEGORIES.filter((slug) => slug !== form.category).map((slug) => (
            <label key={slug}>
              <input
                type="checkbox"
                className="check"
                checked={form.categories.includes(slug)}
                onChange={({ target }) =>
                  change({
                    categories: target.checked
                      ? [...form.categories, slug]
                      : form.categories.filter((other) => other !== slug),
                  })
                }
              />
              {CATEGORY_LABELS[slug]}
            </label>
          ))}
        </fieldset>
      </div>
    </Card>
  );
}
