import { type FormEvent, useId, useState } from 'react';
import { OWN_ITEM_MAX_LENGTH, ownItemTextSchema } from '#src/domain/premium/shopping/list.ts';
import { addOwn } from '#src/stores/premium/shopping-list.ts';
import { Button } from '../../ui/Button.tsx';

/** A line for what is in no recipe. */
export function AddItem() {
  const id = useId();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const parsed = ownItemTextSchema.safeParse(text);
    if (!parsed.success) return;
    addOwn(parsed.data);
    setText('');
  };
  return (
    <form className="flex gap-2.5 no-print" method="post" onSubmit={add}>
      <label className="sr-only" htmlFor={id}>
        Add an item of your own
      </label>
      <input
        id={id}
        className="field"
        data-shopping-add
        value={text}
        maxLength={OWN_ITEM_MAX_LENGTH}
        placeholder="Add an item: bin bags, 2 l oat milk…"
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="primary" type="submit">
        Add
      </Button>
    </form>
  );
}
