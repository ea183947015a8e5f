import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { slugOf } from '#src/domain/recipes/slug.ts';
import { setForAll } from '#src/stores/admin/moving/moving.ts';
import { $writers } from '#src/stores/admin/recipes/recipes.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { MoveAuthors } from './MoveAuthors.tsx';

/** What is the same for all recipes of a move: whose drafts they become, their tags, their old addresses. */
export function MoveChoices({ move }: { move: MoveView }) {
  const { id, ownerId, tags, tagsFound, keepsAddresses } = move;
  const writers = useStore($writers).data ?? [];
  const name = useId();
  const rename = (tag: string, typed: string) => {
    const { [tag]: _, ...others } = tags;
    const to = typed.trim() === '' ? '' : slugOf(typed);
    return setForAll(id, { tags: to === tag ? others : { ...others, [tag]: to } });
  };
  return (
    <div className="mt-4 grid gap-4">
      <SelectField
        label="Whose drafts they become"
        value={ownerId ?? ''}
        options={[
          ...(ownerId ? [] : [['', 'Choose somebody'] as const]),
          ...writers.map((each) => [each.id, each.name] as const),
        ]}
        onChoose={(chosen) => void (chosen && setForAll(id, { ownerId: chosen }))}
      />
      <Check
        className="flex min-h-11 items-center gap-3"
        checked={keepsAddresses}
        onTick={(isTicked) => void setForAll(id, { keepsAddresses: isTicked })}
      >
        Old addresses lead to the recipes once they’re published
      </Check>
      {move.authorsFound.length > 0 && <MoveAuthors move={move} writers={writers} />}
      {tagsFound.length > 0 && (
        <details>
          <summary>Tags ({tagsFound.length})</summary>
          <p className="field-hint">
            Write what each is called here. An empty one is left out; the old words are kept.
          </p>
          <ul className="mt-2 grid gap-2">
            {tagsFound.map((tag) => (
              <li key={tag.name} className="grid grid-cols-[1fr_1fr] items-center gap-3">
                <label htmlFor={`${name}-${tag.name}`} className="wrap-anywhere">
                  {tag.name} ({tag.number})
                </label>
                <input
                  id={`${name}-${tag.name}`}
                  className="field"
                  defaultValue={Object.hasOwn(tags, tag.name) ? tags[tag.name] : tag.name}
                  onBlur={({ target }) => {
                    if (target.value !== (tags[tag.name] ?? tag.name)) void rename(tag.name, target.value);
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
