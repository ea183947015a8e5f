import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CATALOGUE_ACTOR } from '#src/domain/recipes/editing/recipe-editing.ts';
import { Conflict } from '#src/islands/admin/published/versions/Conflict.tsx';
import { moment } from '#src/islands/ui/times.ts';
import { contestedFields, mergedForm } from '#src/stores/admin/published/versions.ts';
import { press } from '#tests/support/at-page.ts';

/** Something with three fields, of which a form says as much. */
const WAS = { id: 'dal', title: 'Dal', servings: '4', steps: 'Boil.' };
const MINE = { ...WAS, servings: '5', steps: 'Boil well.' };
const THEIRS = { ...WAS, title: 'Red dal', steps: 'Fry.' };
type Thing = typeof WAS;
const KIND = {
  name: 'recipe',
  labels: { title: 'Title', servings: 'Servings', steps: 'Steps' },
  formOf: (thing: Thing | null) => thing ?? WAS,
  linesOf: (form: Thing, name: string) => [form[name as keyof Thing]].filter(Boolean),
  contested: contestedFields<Thing>,
  merged: (mine: Thing, theirs: Thing, chosen: Parameters<typeof mergedForm>[2]) => mergedForm(mine, theirs, chosen),
};
/** The newest is only offered; Ada saved last. */
const REVISIONS = [
  { id: 3, at: Date.UTC(2026, 10, 3), actor: CATALOGUE_ACTOR, fields: ['steps'] },
  { id: 2, at: Date.UTC(2026, 10, 2), actor: 'ada@example.org', fields: ['title', 'steps'] },
  { id: 1, at: Date.UTC(2026, 10, 1), actor: 'ben@example.org', fields: ['title'] },
];
const onSave = vi.fn<(form: Thing, theirs: Thing) => void>();
const onReload = vi.fn<(thing: Thing) => void>();

async function open(
  read: () => Promise<Thing> = async () => THEIRS,
  revisions: () => Promise<typeof REVISIONS> = async () => REVISIONS,
) {
  onSave.mockClear();
  onReload.mockClear();
  const kind = { ...KIND, read, revisions };
  render(<Conflict kind={kind} before={WAS} mine={MINE} onSave={onSave} onReload={onReload} />);
  await screen.findByRole('button', { name: /Save selection|Try again/ });
}
const side = (field: string, which: 'Yours' | 'Theirs') =>
  within(screen.getByRole('group', { name: new RegExp(`^${field}`) })).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^${which}`),
  });

it('shows both of each field that differs, with what only one of them changed already chosen', async () => {
  await open();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'Title Changed by themYoursDalTheirsRed dal',
    'Servings Changed by youYours5Theirs4',
    'Steps Changed by bothYoursBoil well.TheirsFry.',
  ]);
  expect(
    [side('Title', 'Theirs'), side('Servings', 'Yours'), side('Steps', 'Yours')].map((box) => box.checked),
  ).toEqual([true, true, true]);
});

it('saves what was chosen of each, over what they saved', async () => {
  await open();
  await userEvent.click(side('Steps', 'Theirs'));
  await userEvent.click(side('Title', 'Yours'));
  await press('Save selection');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...WAS, servings: '5', steps: 'Fry.' }, THEIRS);
  expect(onReload).not.toHaveBeenCalled();
});

it('saves all of mine, or takes all of theirs', async () => {
  await open();
  await press('Overwrite with mine');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(MINE, THEIRS);
  await press('Take theirs');
  expect(onReload).toHaveBeenCalledExactlyOnceWith(THEIRS);
  expect(onSave).toHaveBeenCalledOnce();
});

it('goes away to keep editing, and nothing is saved', async () => {
  await open();
  await press('Keep editing');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(onSave).not.toHaveBeenCalled();
});

it('says that their version could not be loaded, and asks again when told to', async () => {
  await open(vi.fn(async () => THEIRS).mockRejectedValueOnce(new Error('503')));
  screen.getByText('We couldn’t load their version.');
  await press('Try again');
  await screen.findByRole('button', { name: 'Save selection' });
});

it('says who saved it last, and when', async () => {
  await open();
  await screen.findByText(
    new RegExp(`^It was saved after you opened it, last by ada@example\\.org on ${moment(Date.UTC(2026, 10, 2))}\\. `),
  );
});

it.each([
  ['nothing is recorded of it', async () => []],
  ['that can’t be found out', () => Promise.reject(new Error('503'))],
])('lets one choose all the same where %s', async (_, revisions) => {
  await open(undefined, revisions);
  screen.getByText(/^It was saved after you opened it\. /);
});
