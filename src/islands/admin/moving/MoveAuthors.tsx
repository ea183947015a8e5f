import { useId } from 'react';
import type { MoveView } from '#src/contracts/recipes/admin-moving.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { setForAll } from '#src/stores/admin/moving/moving.ts';

interface Props {
  move: MoveView;
  writers: readonly { id: string; name: string }[];
}

/** Under whose names recipes come, by the names they have there: who is called so here is found by itself. */
export function MoveAuthors({ move: { id, authors, authorsFound }, writers }: Props) {
  const own = useId();
  return (
    <details>
      <summary>Authors ({authorsFound.length})</summary>
      <p className="field-hint">
        Write the name each recipe carries here. Drafts by somebody who writes here become theirs. Leave it empty for no
        name; the old one is kept.
      </p>
      <datalist id={`${own}-writers`}>
        {writers.map((writer) => (
          <option key={writer.id} value={writer.name} />
        ))}
      </datalist>
      <ul className="mt-2 grid gap-2">
        {authorsFound.map(({ name, number, here }) => {
          const { [name]: chosen = here ?? '', ...others } = authors;
          return (
            <li key={name} className="grid grid-cols-[1fr_1fr] items-center gap-3">
              <label htmlFor={`${own}-${name}`} className="wrap-anywhere">
                {name} ({number})
              </label>
              <input
                id={`${own}-${name}`}
                className="field"
                list={`${own}-writers`}
                maxLength={RECIPE_FIELDS.author.most}
                placeholder="No name"
                defaultValue={chosen}
                onBlur={({ target }) => {
                  const typed = target.value.trim();
                  if (typed !== chosen) void setForAll(id, { authors: { ...others, [name]: typed } });
                }}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
