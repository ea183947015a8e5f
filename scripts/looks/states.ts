import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '#tests/e2e/pages.ts';
import { WEEK } from './data.ts';

/** Something to look at: an address, seen by somebody, and what they did there. */
export interface State {
  name: string;
  path: string;
  /** Without one, a visitor looks. */
  role?: 'user' | 'premium' | 'admin';
  act?: (page: Page) => Promise<void>;
  /** As on paper. */
  print?: true;
}

const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .locator('visible=true')
        .first()
        .click();
    }
  };
const choose = (text: string) => (page: Page) =>
  page.getByText(text, { exact: true }).locator('visible=true').first().click();

const DAL = '/recipes/red-lentil-dal';

const visitors: State[] = [
  ...PUBLIC_PAGES.map(({ name, path }) => ({ name, path })),
  { name: 'menu', path: '/shop', act: (page) => page.locator('[popovertarget]:visible').last().click() },
  { name: 'landing suggestions', path: '/', act: (page) => suggestions(page) },
  {
    name: 'listing filters',
    path: '/recipes',
    act: (page) => page.locator('summary:has(#listing-filters-label)').click(),
  },
  { name: 'recipe dal', path: DAL },
  { name: 'recipe us units', path: DAL, act: choose('US') },
  { name: 'recipe ticked', path: DAL, act: ticked },
  { name: 'recipe swaps', path: DAL, act: press('Swap red lentils') },
  { name: 'recipe timer', path: '/recipes/palak-tofu', act: press(/^Start a timer/) },
  { name: 'recipe paper', path: DAL, print: true },
  { name: 'cook mode', path: DAL, act: press('Start cooking') },
  { name: 'cook mode step', path: DAL, act: press('Start cooking', 'Next', 'Next') },
  { name: 'listing paper', path: '/recipes', print: true },
  {
    name: 'register',
    path: '/login',
    act: (page) =>
      page
        .getByText(/Sign up|Register|Create/)
        .last()
        .click(),
  },
  { name: 'registration success', path: '/registration-success?email=a@example.org' },
  { name: 'verify email', path: '/verify-email?email=a@example.org' },
  { name: 'email verification', path: '/email-verification?email=a@example.org' },
  { name: 'verify otp', path: '/verify-otp?email=a@example.org' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'mails stopped', path: '/stop-mails?done=1' },
  { name: 'newsletter letter', path: '/letters/sent' },
  { name: 'newsletter archive', path: '/newsletter/archive' },
  { name: 'shopping list upsell', path: '/shopping-list' },
  { name: 'profile signed out', path: '/profile' },
  { name: 'premium welcome signed out', path: '/premium-welcome' },
];

const members = seenBy('user', 'member', [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/recipes' },
  { name: 'favourites', path: '/favorites' },
  { name: 'profile', path: '/profile' },
  { name: 'premium welcome', path: '/premium-welcome' },
  { name: 'recipe', path: DAL },
  { name: 'exclusive', path: '/recipes/masala-dosa' },
  { name: 'trending', path: '/trending' },
]);

const premium = seenBy('premium', 'premium', [
  { name: 'home', path: '/' },
  { name: 'home ai search', path: '/', act: press('AI Search') },
  { name: 'listing ai search', path: '/recipes', act: choose('AI Search') },
  { name: 'recipe', path: DAL },
  { name: 'recipe mail', path: DAL, act: press('E-mail recipe') },
  { name: 'recipe to plan', path: DAL, act: press('Add to meal plan') },
  { name: 'exclusive', path: '/recipes/masala-dosa' },
  { name: 'favourites', path: '/favorites' },
  { name: 'cookbook', path: '/favorites', act: press('Download cookbook') },
  { name: 'profile', path: '/profile' },
  { name: 'shopping list', path: '/shopping-list' },
  { name: 'shopping list share', path: '/shopping-list', act: press('Share') },
  { name: 'shopping list paper', path: '/shopping-list', print: true },
  { name: 'plan', path: WEEK.address },
  { name: 'plan paper', path: WEEK.address, print: true },
  { name: 'plan tray', path: WEEK.address, act: choose('Plan from your favorites') },
  { name: 'plan add', path: WEEK.address, act: press('Add to Monday breakfast') },
  { name: 'plan entry', path: WEEK.address, act: press('Red Lentil Dal') },
  { name: 'plan move', path: WEEK.address, act: press('Move Red Lentil Dal') },
  { name: 'plan fill', path: WEEK.address, act: press('Fill my week') },
  { name: 'plan calendar', path: WEEK.address, act: press('Calendar') },
]);

const GENERATED =
  'Lentil soup\n\nServes 4\n\nIngredients\n250 g red lentils\n1 onion\n1 tbsp olive oil\n1 l water\n\nMethod\n1. Fry the onion in the oil.\n2. Add lentils and water and cook for 20 minutes.';

const administrators = seenBy('admin', 'admin', [
  { name: 'dashboard', path: '/admin' },
  { name: 'dashboard table', path: '/admin', act: choose('Show as a table') },
  { name: 'audit', path: '/admin/audit' },
  { name: 'system', path: '/admin/system' },
  { name: 'outbox', path: '/admin/outbox' },
  { name: 'letter', path: '/admin/outbox', act: press(/^Read/) },
  { name: 'users', path: '/admin/users' },
  { name: 'new user', path: '/admin/users', act: press('Create user') },
  { name: 'recipes', path: '/admin/recipes' },
  { name: 'recipes chosen', path: '/admin/recipes', act: (page) => page.locator('tbody .check').first().check() },
  { name: 'recipes quick edit', path: '/admin/recipes', act: press(/^Quick edit|^Edit details/) },
  { name: 'recipe delete', path: '/admin/recipes', act: press(/^Delete/) },
  { name: 'generator', path: '/admin/recipes', act: press('AI recipe generator') },
  { name: 'generator review', path: '/admin/recipes', act: generated },
  { name: 'editor', path: '/admin/recipes/red-lentil-dal/edit' },
  { name: 'editor history', path: '/admin/recipes/red-lentil-dal/edit', act: press('History') },
  { name: 'editor pictures', path: '/admin/recipes/red-lentil-dal/edit', act: press('Generate a picture') },
  { name: 'editor steps', path: '/admin/recipes/red-lentil-dal/edit', act: press('Generate pictures of the steps') },
  { name: 'editor errors', path: '/admin/recipes/new', act: press('Save') },
  { name: 'import', path: '/admin/recipes/import' },
  { name: 'letters', path: '/admin/letters' },
  { name: 'letters asking', path: '/admin/letters', act: choose('Write them a day ahead, and wait for my yes') },
  { name: 'letter draft', path: '/admin/letters/draft' },
  { name: 'letter history', path: '/admin/letters/draft', act: press('History') },
  { name: 'letter empty', path: '/admin/letters/empty' },
  { name: 'letter waiting', path: '/admin/letters/asking' },
  { name: 'letter sending', path: '/admin/letters/sending' },
  { name: 'letter paused', path: '/admin/letters/paused' },
  { name: 'letter sent', path: '/admin/letters/sent' },
  { name: 'guide editor', path: '/admin/guides/press-and-freeze-tofu/edit' },
  { name: 'banners', path: '/admin/banner-management' },
  { name: 'new banner', path: '/admin/banner-management', act: press('Create banner') },
  { name: 'page titles', path: '/admin/page-titles' },
  { name: 'no screen', path: '/admin/no-such-screen' },
  { name: 'site', path: '/' },
]);

/** The administrators' come first: who looked before, and what was generated, is counted in their lists. */
export const STATES: readonly State[] = [...administrators, ...visitors, ...members, ...premium];

function seenBy(role: State['role'], who: string, states: State[]): State[] {
  return states.map((state) => ({ ...state, name: `${who} ${state.name}`, role }));
}

async function suggestions(page: Page): Promise<void> {
  const field = page.getByRole('main').locator('input[type="search"]:visible').first();
  await field.pressSequentially('len');
  await page.locator('[role="option"]:visible').first().waitFor();
}

async function ticked(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /1200 ml/ }).click();
  await page.getByRole('checkbox', { name: 'Step 1 done' }).click();
}

async function generated(page: Page): Promise<void> {
  await press('AI recipe generator')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Lentil soup of a friend');
  await dialog.getByLabel('Recipe input').fill(GENERATED);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByRole('button', { name: 'Save recipe' }).waitFor();
}
