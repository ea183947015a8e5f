import { signInAs } from '#tests/support/browser-members.ts';
import { expect, expectSound, expectSoundEverywhere, test } from '../fixtures.ts';

const DAL = '/recipes/red-lentil-dal';
const ENCHILADAS = '/recipes/sweet-potato-enchiladas';
const NOTE_CALL = '/api/recipes/red-lentil-dal/note';

test('what is said of allergens follows the swaps at once, and stays with them', async ({ page }) => {
  await page.goto('/recipes/thai-peanut-noodles');
  const list = page.getByRole('region', { name: 'Ingredients' });
  const said = list.getByRole('status', { name: 'Allergens' });
  await expect(said).toContainText('peanuts (smooth peanut butter, roasted peanuts)');
  await expect(said).toContainText('We can’t know about traces');
  await list.getByRole('button', { name: /^Swap .*peanut butter/ }).click();
  await list.getByRole('button', { name: /^tahini/i }).click();
  await expect(said).toContainText('sesame (tahini');
  await expect(said).toContainText('peanuts (roasted peanuts)');
  await page.reload();
  await expect(said).toContainText('sesame (tahini');
});

test.describe('units', () => {
  test('turn to US and °F, leave ticks alone, follow the servings, and are kept for every recipe', async ({ page }) => {
    await page.goto(DAL);
    const list = page.getByRole('region', { name: 'Ingredients' });
    await list.getByRole('checkbox', { name: /1200 ml/ }).click();
    await list.getByText('US', { exact: true }).click();
    await expect(list.getByRole('checkbox', { name: /5 cups/ })).toBeChecked();
    await page.reload();
    await expect(list.getByRole('checkbox', { name: /5 cups/ })).toBeChecked();
    await expect(list).toContainText('1½ cups red lentils, rinsed');
    await expect(list).toContainText('5 cups water');
    await expect(page.locator('#step-1')).toContainText('1½ cups lentils');
    for (let times = 0; times < 4; times++) await list.getByRole('button', { name: 'One serving more' }).click();
    await expect(list).toContainText('3 cups red lentils, rinsed');

    await page.goto(ENCHILADAS);
    await expect(list.getByRole('radio', { name: 'US' })).toBeChecked();
    const steps = page.getByRole('region', { name: 'Instructions' });
    await expect(steps).toContainText('°C');
    await list.getByText('°F', { exact: true }).click();
    await expect(steps).toContainText('400°F');
    await expect(steps).not.toContainText('°C');
    await list.getByText('Metric', { exact: true }).click();
    await page.goto(DAL);
    await expect(list.getByRole('radio', { name: 'Metric' })).toBeChecked();
    await expect(list).toContainText('600 g red lentils, rinsed');
  });

  test('reach the tips, and leave them as they were written', async ({ page }) => {
    await page.goto('/recipes/apple-crumble');
    const list = page.getByRole('region', { name: 'Ingredients' });
    const tips = page.getByRole('region', { name: 'Tips & Notes' });
    await expect(tips).toContainText('180°C');
    await list.getByText('°F', { exact: true }).click();
    await expect(tips).toContainText('reheat at 350°F for 15 minutes');
    await list.getByText('°C', { exact: true }).click();
    await expect(tips).toContainText('reheat at 180°C for 15 minutes');
  });
});

test.describe('swaps', () => {
  test('rewrite line and steps, survive a reload, and can be undone', async ({ page }) => {
    await page.goto(DAL);
    const list = page.getByRole('region', { name: 'Ingredients' });
    await list.getByRole('button', { name: 'Swap red lentils' }).click();
    await list.getByRole('button', { name: /yellow split peas/ }).click();
    await expect(list).toContainText('300 g yellow split peas, rinsed instead of red lentils');
    await expect(page.locator('#step-1')).toContainText('300 g yellow split peas');
    await expect(page.locator('#toaster')).toContainText('yellow split peas instead of red lentils');
    await page.reload();
    await expect(list).toContainText('300 g yellow split peas, rinsed instead of red lentils');
    await list.getByRole('button', { name: 'Swap red lentils' }).click();
    await list.getByRole('button', { name: 'Undo: back to red lentils' }).click();
    await expect(list).toContainText('300 g red lentils, rinsed');
    await page.reload();
    await expect(list).not.toContainText('instead of');
  });

  test('are offered only where they can do what the ingredient does', async ({ page }) => {
    await page.goto('/recipes/summer-berry-pavlova');
    const list = page.getByRole('region', { name: 'Ingredients' });
    await list.getByRole('button', { name: /^Swap cornflour/ }).click();
    await expect(list.getByRole('button', { name: /arrowroot/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /plain flour/ })).toHaveCount(0);
    await expect(list.getByRole('button', { name: /^Swap aquafaba/ })).toHaveCount(0);
  });

  test('say what they are free from, and in the step, as a change, what is done otherwise', async ({ page }) => {
    await page.goto('/recipes/palak-tofu');
    await page.getByRole('button', { name: /^Swap .*tofu/ }).click();
    await expect(page.getByRole('button', { name: /chickpeas.*soy-free/ })).toBeVisible();
    await page.getByRole('button', { name: /^tempeh/ }).click();
    const change = page.locator('#step-3').getByRole('insertion');
    await expect(change).toHaveText('Changed by your swap: steam it first for 10 minutes');
    await expectSound(page, 'a changed step');
  });

  test('go onto the shopping list, and off it again', async ({ page, context }) => {
    await signInAs(context, 'premium');
    await page.goto(DAL);
    const swap = page.getByRole('button', { name: 'Swap red lentils' });
    await swap.click();
    await page.getByRole('button', { name: /yellow split peas/ }).click();
    await page.getByRole('button', { name: /^Add to shopping list/ }).click();
    await expect(page.getByRole('link', { name: /^On your list/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/shopping-list');
    const item = (name: string) => other.getByRole('listitem').filter({ hasText: name });
    await expect(item('split peas').first()).toContainText('300 g');
    await expect(item('Red lentils')).toHaveCount(0);
    await swap.click();
    await page.getByRole('button', { name: 'Undo: back to red lentils' }).click();
    await page.getByRole('button', { name: /^Change your list/ }).click();
    await expect(page.getByRole('link', { name: /^On your list/ })).toBeVisible();
    await other.reload();
    await expect(item('Red lentils').first()).toContainText('300 g');
    await expect(item('split peas')).toHaveCount(0);
  });

  test('go into cook mode', async ({ page }) => {
    await page.goto(DAL);
    await page.getByRole('button', { name: 'Swap red lentils' }).click();
    await page.getByRole('button', { name: /yellow split peas/ }).click();
    await page.getByRole('link', { name: 'Start cooking' }).click();
    const cook = page.getByRole('dialog', { name: 'Cook Red Lentil Dal' });
    await expect(cook.getByRole('region', { name: 'For this step' })).toContainText('300 g yellow split peas, rinsed');
  });
});

test('units and swaps are worked by keyboard alone', async ({ page }) => {
  await page.goto(DAL);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await list.getByRole('radio', { name: 'Metric' }).focus();
  await page.keyboard.press('ArrowRight');
  // The first key may go into waking the island; what it asked for must have happened all the same.
  await expect(list.getByRole('radio', { name: 'US' })).toBeChecked();
  await expect(list).toContainText('1½ cups red lentils');
  const swap = list.getByRole('button', { name: 'Swap red lentils' });
  await swap.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('group', { name: 'Instead of red lentils' })).toContainText('yellow split peas');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: /yellow split peas/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('instead of red lentils');
  await expect(swap).toBeFocused();
});

test.describe('a note on a recipe', () => {
  test.use({ refusals: [NOTE_CALL] });

  test('is nothing for visitors', async ({ page }) => {
    await page.goto(DAL);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Your note' })).toHaveCount(0);
  });

  test('is written by keyboard, kept, edited and deleted, and printed with the recipe', async ({ page, context }) => {
    await signInAs(context, 'user');
    await page.goto(DAL);
    const section = page.getByRole('region', { name: 'Your note' });
    await section.getByRole('button', { name: 'Write a note' }).press('Enter');
    await page.keyboard.type('Less cumin.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('More <b>lemon</b>.');
    await page.keyboard.press('Control+Enter');
    await expect(section.getByRole('status')).toHaveText('Saved');
    await expect(section.getByRole('button', { name: 'Edit your note' })).toBeFocused();
    await page.reload();
    await expect(section).toContainText('Less cumin.\nMore <b>lemon</b>.', { useInnerText: true });
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByText('Less cumin.')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await section.getByRole('button', { name: 'Edit your note' }).click();
    await section.getByRole('textbox', { name: 'Your note' }).fill('');
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('status')).toHaveText('Deleted');
    await page.reload();
    await expect(section.getByRole('button', { name: 'Write a note' })).toBeVisible();
  });

  test('keeps its text when there is no connection', async ({ page, context }) => {
    await signInAs(context, 'user');
    await page.goto(DAL);
    const section = page.getByRole('region', { name: 'Your note' });
    await section.getByRole('button', { name: 'Write a note' }).click();
    const field = section.getByRole('textbox', { name: 'Your note' });
    await field.fill('Written in a tunnel');
    await context.setOffline(true);
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('alert')).toContainText('Your text is safe here');
    await expect(field).toHaveValue('Written in a tunnel');
    await context.setOffline(false);
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('status')).toHaveText('Saved');
  });

  test('says when it cannot be loaded, and tries again', async ({ page, context }) => {
    await signInAs(context, 'user');
    await page.route(`**${NOTE_CALL}`, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto(DAL);
    const section = page.getByRole('region', { name: 'Your note' });
    await expect(section.getByRole('alert')).toContainText('We couldn’t load your note.');
    await page.unroute(`**${NOTE_CALL}`);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('button', { name: 'Write a note' })).toBeVisible();
  });
});

test('axe finds nothing in units, swaps and note, on a phone and a desktop, light and dark', async ({
  page,
  context,
}) => {
  await signInAs(context, 'user');
  await page.goto(ENCHILADAS);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await list.getByText('°F', { exact: true }).click();
  await list.getByText('US', { exact: true }).click();
  const swaps = list.getByRole('button', { name: /^Swap / });
  await swaps.first().click();
  await list.locator('.swap-offer').first().click();
  await swaps.last().click();
  await expect(list.locator('.swap-offer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Write a note' }).click();
  await expectSoundEverywhere(page);
});
