import { signInAs } from '#tests/support/browser-members.ts';
import { axe, expect, test } from '../fixtures.ts';

test('an editor writes a letter with the keyboard, looks at it and sends it', async ({ page, context }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/letters');
  await page.getByRole('button', { name: 'New letter' }).click();
  const subject = `What we cook, ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  // It is written in at once.
  await expect(page.getByRole('textbox', { name: 'text, part 1' })).toBeFocused();
  await page
    .getByRole('textbox', { name: 'text, part 1' })
    .fill('Hello,\n\nsee [all recipes](/recipes) or [nothing](/nowhere).');
  await page.getByRole('button', { name: 'Recipes', exact: true }).click();
  await page.getByRole('combobox', { name: 'Find a recipe to add' }).fill('lentil');
  // By keys alone: the second of those found, and the field is empty for the next.
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect(found.nth(1)).toBeVisible();
  const second = await found.nth(1).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${second}` })).toBeVisible();
  const find = page.getByRole('combobox', { name: 'Find a recipe to add' });
  await expect(find).toHaveValue('');
  await expect(find).toBeFocused();
  await find.fill('red lentil dal');
  await page.getByRole('option', { name: 'Red Lentil Dal' }).first().click();
  // Alt with an arrow moves a part.
  await page.getByLabel('Heading above them').press('Alt+ArrowUp');
  await expect(page.getByText('Recipes is number 1 of 2 now')).toBeAttached();
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await page.getByRole('combobox', { name: 'Find a guide' }).fill('tofu');
  await page.getByRole('option', { name: 'How to press, freeze and season tofu' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Letter updated')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(page.getByText('There’s no page at /nowhere.').first()).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(frame.getByRole('link', { name: 'Read the guide' })).toBeVisible();
  // As somebody gets it who leaves something out.
  await page.getByLabel('As it goes to').selectOption({ label: 'No soya' });
  await expect(page.getByText('Left out for them: part 1 (recipes), part 3 (guide).')).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Read the guide' })).toHaveCount(0);
  await page.getByText('Dark', { exact: true }).click();
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(13, 19, 15)');
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.locator('iframe')).toHaveCSS('width', '320px');
  await page.getByText('Plain text', { exact: true }).click();
  expect(await axe(page)).toEqual([]);
  await expect(page.locator('pre')).toContainText('see all recipes (');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(/^Test sent to/)).toBeVisible();
  await page.getByRole('button', { name: 'Send now…' }).click();
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  const view = page.getByRole('link', { name: 'View on the site' });
  await page.goto((await view.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('article a[href="/recipes"]').count()).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'How to press, freeze and season tofu' })).toBeVisible();
  await page.getByRole('link', { name: 'All letters' }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a letter begins with one press from a guide', async ({ page, context }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/guides/press-and-freeze-tofu/edit');
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('How to press, freeze and season tofu');
  await expect(page.getByText('Nothing’s missing.')).toBeVisible();
});

test('a letter is kept in a closed tab, taken back by keys, and put together where somebody else saved', async ({
  page,
  context,
  refusals,
}) => {
  await signInAs(context, 'editor');
  const origin = process.env.PLANTRY_URL;
  const begun = await page.request.post(`${origin}/api/admin/letters`, { data: { from: 'nothing' } });
  const { id } = (await begun.json()) as { id: string };
  const path = `/api/admin/letters/${id}`;
  refusals.push(path);
  await page.goto(`/admin/letters/${id}`);
  await page.getByLabel('Subject').fill('Mine');
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await page.getByRole('combobox', { name: 'Find a guide' }).fill('tofu');
  await page.getByRole('option', { name: 'How to press, freeze and season tofu' }).click();
  await expect(page.getByRole('link', { name: 'How to press, freeze and season tofu' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Taken back: Parts')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`/admin/letters/${id}`);
  await expect(again.getByText('You have unsaved changes from')).toBeVisible();
  expect(await axe(again)).toEqual([]);
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByRole('link', { name: 'How to press, freeze and season tofu' })).toBeVisible();

  const text = { topic: 'editors', subject: 'Theirs', preview: 'By them', blocks: [], version: 1 };
  expect((await again.request.put(origin + path, { data: text })).status()).toBe(200);
  await again.keyboard.press('ControlOrMeta+s');
  const conflict = again.getByRole('dialog', { name: 'Someone else changed this letter' });
  await expect(conflict.getByRole('group', { name: 'Subject' })).toContainText('Changed by both');
  await expect(
    conflict.getByRole('group', { name: 'Preview line' }).getByRole('radio', { name: 'Theirs' }),
  ).toBeChecked();
  expect(await axe(again)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(again.getByText('Letter updated')).toBeVisible();
  expect(await (await again.request.get(origin + path)).json()).toMatchObject({
    subject: 'Mine',
    preview: 'By them',
    blocks: [{ kind: 'guide', id: 'press-and-freeze-tofu' }],
  });

  await again.getByLabel('Subject').fill('Another');
  await again.getByRole('link', { name: 'Guides', exact: true }).first().click();
  // Asked, one stays: Playwright dismisses every question.
  await expect(again).toHaveURL(new RegExp(`/admin/letters/${id}$`));

  // Once it is sent there is nothing to choose, and nothing to lose.
  const sent = await again.request.post(`${origin}${path}/course`, { data: { to: 'send' } });
  expect(sent.status()).toBe(200);
  await again.getByLabel('Subject').press('ControlOrMeta+s');
  await expect(again.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  await again.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(again).toHaveURL(/\/admin\/guides$/);
});
