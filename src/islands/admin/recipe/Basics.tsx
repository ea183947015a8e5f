import { useId } from 'react';
import { CATEGORIES, CATEGORY_LABELS, type Category, DIFFICULTIES, type Difficulty } from '#src/domain/kitchen.ts';
import { Field } from '../../ui/Field.tsx';
import { Card } from '../ui/Card.tsx';
import { Area } from './Area.tsx';
import type { EditorState } from './use-editor.ts';

const NUMBERS = [
  ['prepTime', 'Prep time (minutes)'],
  ['cookTime', 'Cook time (minutes)'],
  ['restTime', 'Rest time (minutes)'],
  ['servings', 'Servings'],
] as const;

/** Title, description, where it belongs, and how long it takes. */
export function Basics({ editor: { form, errors, change } }: { editor: EditorState }) {
  const id = useId();
  return (
    <Card title="Basics">
      <div className="grid gap-4">
        <Field
          label="Title"
          name="title"
          value={form.title}
          error={errors.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Area
          label="Description"
          value={form.description}
          error={errors.description}
          onChange={(description) => change({ description })}
        />
        <div className="admin-three">
          <div>
            <label className="field-label" htmlFor={`${id}-category`}>
              Category
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
              Difficulty
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
          <Field
            label="Cuisine"
            name="cuisine"
            value={form.cuisine}
            error={errors.cuisine}
            onChange={({ target }) => change({ cuisine: target.value })}
          />
        </div>
        <div className="editor-numbers">
          {NUMBERS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              name={name}
              inputMode="numeric"
              value={form[name]}
              error={errors[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        </div>
        <fieldset className="admin-ticks">
          <legend className="field-label">Also at home in</legend>
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
