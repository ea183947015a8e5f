import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { cookNoteReports, cookNotes } from '#src/db/schema.ts';
import { read, write } from '#src/server/base/database.ts';
import { makeMember, signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const SOUP = 'lentil-soup';

/** Notes that have waited longer than any other: they come first, whatever other tests write. */
async function waitingNotes(...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [i, text] of texts.entries()) {
    const { id: userId } = await makeMember('user', {
      firstName: `Cook ${i + 1}${i === 3 ? ' of the Very Long Names' : ''}`,
      lastName: 'Waits',
    });
    const id = randomBytes(8).toString('hex');
    await write((tx) =>
      tx.insert(cookNotes).values({
        ...{ id, recipeId: SOUP, userId, status: 'waiting', text, textKey: '', statusAt: i + 1, createdAt: Date.now() },
        changes: { servings: 6, swaps: [{ from: 'cream', to: 'oat cream' }] },
        concerns: i === 0 ? ['address'] : [],
      }),
    );
    ids.push(id);
  }
  return ids;
}

test('notes are decided about by keys and by hand, and the screen is sound', async ({ page, context }) => {
  const long = `${'A very long note about lentils, and then some more of it. '.repeat(20)}${'x'.repeat(200)}`;
  const ids = await waitingNotes('I doubled the lime in it.', long, 'Third of all, and kind.', 'Fourth: buy this now!');
  const [first = ''] = ids;
  await write((tx) =>
    tx.insert(cookNoteReports).values({ id: first, noteId: first, reason: 'rude', details: 'Oh', createdAt: 1 }),
  );
  await signInAs(context, 'editor', { firstName: 'Edda', lastName: 'Quill' });
  await page.goto('/admin/notes');
  const panel = page.getByRole('article');
  await expect(panel).toContainText('I doubled the lime in it.');
  await expect(panel).toContainText('oat cream instead of cream · for 6');
  await expect(panel.getByRole('region', { name: 'Reports' })).toContainText('It insults or threatens somebody');
  await expect(panel).toContainText('Nothing else from this member yet.');
  await expectSoundEverywhere(page);

  // The heading has the focus of a screen that was opened: keys work from there.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(panel).toContainText('A very long note');
  await expectSoundEverywhere(page, 'long');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('k');
  await page.keyboard.press('p');
  await expect(panel).toContainText('A very long note');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Refuse this note?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Say why');
  await expectSoundEverywhere(page, 'refusing');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'It’s advertising' }).click();
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(panel).toContainText('Third of all, and kind.');

  await page.getByRole('checkbox', { name: /Cook 3/ }).check();
  await page.getByRole('checkbox', { name: /Cook 4/ }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await expect(page.getByText('2 notes published')).toBeVisible();
  const rows = await read().select().from(cookNotes).where(inArray(cookNotes.id, ids));
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    ...Object.fromEntries(ids.map((id) => [id, 'published'])),
    [ids[1] ?? '']: 'refused',
  });

  await page.getByRole('button', { name: /^Refused/ }).click();
  await expect(panel).toContainText('It’s advertising.');
  await page.setViewportSize({ width: 360, height: 800 });
  await page
    .getByRole('button', { name: /Cook 2/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Block…' }).click();
  await expect(page.getByRole('dialog', { name: 'Block Cook 2 Waits?' })).toBeVisible();
  await expectSoundEverywhere(page, 'blocking');
});
