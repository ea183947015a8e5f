import { randomBytes } from 'node:crypto';
import { cookNotes } from '#src/db/schema.ts';
import { NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import { write } from '#src/server/base/database.ts';
import { objectionPath } from '#src/server/cook-notes/mails/objection-link.ts';
import { makeMember } from '#tests/support/browser-members.ts';
import { expect, expectSoundEverywhere, test } from '../fixtures.ts';

test('a decision about a note is objected to by the link of the mail, and the page is sound throughout', async ({
  page,
}) => {
  const { id: userId } = await makeMember('user');
  const [id, decidedAt] = [randomBytes(8).toString('hex'), Date.now()];
  const text = `A long note about lentils. ${'x'.repeat(200)}`;
  await write((tx) =>
    tx.insert(cookNotes).values({
      ...{ id, recipeId: 'lentil-soup', userId, status: 'refused', text, textKey: '', changes: NO_CHANGES },
      ...{
        createdAt: decidedAt,
        statusAt: decidedAt,
        verdict: 'refused',
        verdictAt: decidedAt,
        verdictText: text,
        reason: 'Another dish.',
      },
    }),
  );
  await page.goto(await objectionPath({ noteId: id, reportId: null, decidedAt }));
  await expect(page.getByRole('heading', { level: 1, name: 'Object to our decision' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Another dish.');
  await expect(page.getByRole('main').locator('blockquote')).toHaveText(text);
  await expectSoundEverywhere(page, 'open');
  await page.getByRole('main').getByRole('textbox').fill('It is about this very soup, I made it twice.');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main')).toContainText('Someone will look at it again');
  await expectSoundEverywhere(page, 'made');
  await page.goto('/objection?note=0000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing to object to here');
  await expectSoundEverywhere(page, 'nothing');
});
