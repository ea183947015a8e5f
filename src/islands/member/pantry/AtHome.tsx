import { type FormEvent, useState } from 'react';
import { type PantryItem, SOON_DAYS } from '#src/domain/pantry/pantry.ts';
import { addDays, localDay } from '#src/domain/premium/weeks.ts';
import { fridgeQuery } from '#src/domain/search/fridge/address.ts';
import { STAPLES_ASSUMED } from '#src/domain/search/fridge/staples.ts';
import { paths } from '#src/paths.ts';
import { $pantry, putAway } from '#src/stores/members/pantry.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useLive } from '../../ui/use-live.ts';
import { PantryRow } from './PantryRow.tsx';

/** What a member has at home: what is to be used soon first. */
export function AtHome() {
  const { data, error } = useLive($pantry);
  const soon = addDays(localDay(new Date()), SOON_DAYS);
  const isSoon = ({ until }: PantryItem) => until !== null && until <= soon;
  return (
    <>
      <PutAway />
      {error && !data && <Failure onRetry={() => $pantry.invalidate()}>We couldn’t load what you have.</Failure>}
      {data?.length === 0 && (
        <EmptyState
          title="Nothing at home yet"
          text="Write above what you have, or put bought things away from your shopping list: recipes and lists then know it."
        />
      )}
      {data && data.length > 0 && <WhatToCook items={data} />}
      <Part title="Use soon" items={data?.filter(isSoon)} />
      <Part title="All of it" items={data?.filter((item) => !isSoon(item))} />
    </>
  );
}

/** The browser's own field: what is typed before the page is awake stays in it. */
function PutAway() {
  const [error, setError] = useState<string>();
  const [saving, during] = useBusy();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problem = await during(putAway(String(new FormData(form).get('items'))));
    setError(problem ?? undefined);
    if (!problem) form.reset();
  };
  return (
    <form className="mt-6 grid max-w-form gap-3" method="post" noValidate onSubmit={submit}>
      <TextArea
        label="What do you have?"
        name="items"
        rows={2}
        error={error}
        isAlert
        hint="One in a line or between commas: 2 cans chickpeas, 500 g rice, miso."
        onChange={() => setError(undefined)}
      />
      <div>
        <SubmitButton label="Put away" saving={saving} savingLabel="Putting away…" />
      </div>
    </form>
  );
}

/** A link to the recipes that need it, where we know the foods. */
function WhatToCook({ items }: { items: readonly PantryItem[] }) {
  const foods = [...new Set(items.flatMap((item) => item.foods.map(({ id }) => id)))];
  if (foods.length === 0) return null;
  return (
    <a className="button button-outline mt-6" href={paths.fridge + fridgeQuery({ foods, staples: STAPLES_ASSUMED })}>
      What can I cook from it?
    </a>
  );
}

function Part({ title, items = [] }: { title: string; items: readonly PantryItem[] | undefined }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8 max-w-text" aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-3">
        {items.map((item) => (
          <PantryRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
