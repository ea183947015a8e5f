import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { cookNotes } from '#src/db/schema.ts';
import { NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import { write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';
import { formTicket } from '#src/server/cook-notes/form-ticket.ts';
import { versionOf } from '#src/server/cook-notes/own-note.ts';
import { makeMember, signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

const RECIPE = 'almond-milk';
const PAGE = `/recipes/${RECIPE}`;
const LONG = 'I soaked them overnight, which makes all the difference. '.repeat(12);

/** A published note, by another cook. */
async function published(text: string, parentId: string | null = null): Promise<string> {
  const cook = await makeMember('user', { firstName: 'Wanda' });
  const id = randomBytes(8).toString('hex');
  const now = Date.now();
  await write(async (tx, change) => {
    await tx.insert(cookNotes).values({
      ...{
        id,
        recipeId: RECIPE,
        userId: cook.id,
        parentId,
        status: 'published',
        text,
        textKey: '',
        changes: NO_CHANGES,
      },
      ...{ createdAt: now, statusAt: now, publishedAt: now },
    });
    change.touch('content', tag.cookNotes(RECIPE));
  });
  return id;
}

/** As if the form had been open for a while, as it is with people. */
async function takeTime(page: Page, userId: string): Promise<void> {
  await page.route('**/cook-notes/own', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const form = await response.json();
    const [note] = await write((tx) =>
      tx
        .select()
        .from(cookNotes)
        .where(eq(cookNotes.id, form.note?.id ?? '')),
    );
    const clock = Date.now;
    const before = clock() - 60_000;
    Date.now = () => before;
    const ticket = await formTicket(userId, note ? versionOf(note) : null).finally(() => {
      Date.now = clock;
    });
    await route.fulfill({ response, json: { ...form, ticket } });
  });
}

test.describe('cooks’ notes', () => {
  test.use({ refusals: [`/api/recipes/${RECIPE}/cook-notes/own`, '/api/cook-notes/photos'] });

  test('are read, marked, answered, written, changed and deleted on the page of their recipe', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const member = await signInAs(context, 'user', { firstName: 'Robin' });
    const id = await published(LONG);
    await takeTime(page, member.id);
    const notes = page.getByRole('region', { name: 'Cooks’ notes' });
    await expect(async () => {
      await page.goto(PAGE);
      await expect(notes.locator(`#note-${id}`)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const other = notes.locator(`#note-${id}`);
    await expectSoundEverywhere(page, 'with a note');

    await other.getByRole('button', { name: 'Helpful' }).click();
    await expect(other.getByRole('button', { name: 'Helpful 1' })).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('link', { name: 'Read on' }).click();
    await expect(other).toContainText(LONG.trim());
    await other.getByRole('button', { name: 'Reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to this note' });
    await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Overnight is my way too.');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('We read it first, then it’s under the note.')).toBeVisible();

    await notes.getByRole('button', { name: 'Share a note' }).click();
    const form = notes.getByRole('form', { name: 'Your shared note' });
    const text = form.getByRole('textbox', { name: 'What would you tell the next cook?' });
    await expect(text).toBeFocused();
    await text.fill('x'.repeat(1501));
    await expect(form).toContainText('1,501 of 1,500 characters: 1 too many');
    await form.getByRole('button', { name: 'Share note' }).click();
    await expect(form.getByRole('alert')).toContainText('at most 1500 characters');
    await text.fill('Turn it \u202eround and drink it cold');
    await form.getByRole('button', { name: 'Share note' }).click();
    await expect(form.getByRole('alert')).toContainText('change the direction of the text');

    await text.fill('A pinch of salt and one date in the blender.');
    await form.getByRole('radio', { name: /^4 stars/ }).click();
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#7d9980' } });
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await form
      .getByLabel('Photographs', { exact: true })
      .setInputFiles([
        file('milk.jpg', await picture.jpeg().toBuffer()),
        file('script.jpg', Buffer.from('<script>alert(1)</script>')),
      ]);
    await expect(form.getByRole('textbox', { name: 'What photograph 1 shows' })).toHaveValue(/, as I made it$/);
    await expect(form.getByRole('alert')).toContainText('isn’t a picture');
    await expectSoundEverywhere(page, 'with the form');
    await form.getByRole('button', { name: 'Share note' }).click();
    await expect(notes.getByText('We’re reading your note.')).toBeVisible();
    await expect(notes).toContainText('A pinch of salt');

    await notes.getByRole('button', { name: 'Edit your shared note' }).click();
    await expect(text).toHaveValue('A pinch of salt and one date in the blender.');
    await form.getByRole('button', { name: 'Delete note' }).click();
    await form.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notes.getByRole('button', { name: 'Share a note' })).toBeVisible();
    await expect(notes).not.toContainText('A pinch of salt');
  });

  test('are reported by anybody, by keyboard, and written by members', async ({ page }) => {
    const id = await published('This one is about something else entirely.');
    await expect(async () => {
      await page.goto(`${PAGE}#note-${id}`);
      await expect(page.locator(`#note-${id}`)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.locator(`#note-${id}`).getByRole('button', { name: 'Report' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this note' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Choose a reason');
    await dialog.getByText('It is advertising or spam').click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Somebody here will look at it.')).toBeVisible();
    await page.getByRole('region', { name: 'Cooks’ notes' }).getByRole('button', { name: 'Share a note' }).click();
    await expect(page.getByText('To share a note please sign in')).toBeVisible();
  });
});
