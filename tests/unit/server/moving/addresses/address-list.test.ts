import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { movedRecipes, recipes } from '#src/db/schema.ts';
import type { Actor } from '#src/server/base/audit.ts';
import { read } from '#src/server/base/database.ts';
import { endWorkers } from '#src/server/workers/workers.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/make-member.ts';
import { fileOf, outcomesOf } from '#tests/support/moved-files.ts';
import { type RecipePages, recipePage, recipePages } from '#tests/support/recipe-pages.ts';

/** Whether this machine counts as the web, which it does to nobody else. */
const isWeb = vi.hoisted(() => ({ here: true }));
vi.mock('#src/server/web-pages/public-agents.ts', async (original) => {
  const real = await original<typeof import('#src/server/web-pages/public-agents.ts')>();
  return { agentsFor: () => real.agentsFor(isWeb.here ? ['127.0.0.1'] : []) };
});
seededDatabase();

let actor: Actor;
let site: RecipePages;
beforeAll(async () => {
  actor = { ...(await makeMember('author')), role: 'author' };
  site = await recipePages();
});
beforeEach(() => {
  isWeb.here = true;
  site.asked.length = 0;
});
afterAll(async () => {
  site.close();
  await endWorkers();
});

const moved = (text: string) => outcomesOf(fileOf(text), actor);

describe('a list of addresses', () => {
  it('brings the recipe of each page as a draft, with its address, its pictures’ and what became nothing', async () => {
    const more = { image: ['https://p.example/leek.jpg'], author: { name: 'Sam' }, keywords: 'winter' };
    site.pages.set('/leek', recipePage('Leek Soup', more));
    site.pages.set('/moved', '→/onion');
    site.pages.set('/onion', recipePage('Onion Soup'));
    const outcomes = await moved(`${site.origin}/leek\n${site.origin}/moved#recipe\n`);
    expect(outcomes).toMatchObject([
      { name: 'Leek Soup', from: 'Web page', became: 'came' },
      { name: 'Onion Soup', became: 'came' },
    ]);
    const [first] = outcomes;
    const id = first?.became === 'came' ? first.id : '';
    const [row] = await read().select().from(recipes).where(eq(recipes.id, id));
    expect(row).toMatchObject({
      ...{ title: 'Leek Soup', servings: 4, prepTime: 10, cookTime: 20, isPublished: false },
      ...{ sourceUrl: `${site.origin}/leek`, ingredients: ['500 g leeks', '1 l water'] },
    });
    const [memory] = await read().select().from(movedRecipes).where(eq(movedRecipes.recipeId, id));
    expect(memory?.kept).toMatchObject({ 'missing pictures': ['https://p.example/leek.jpg'] });
    expect((await moved(`${site.origin}/onion\n${site.origin}/leek`)).map(({ became }) => became)).toEqual([
      'there',
      'there',
    ]);
  });

  it('says of each line why it brought nothing, and goes on', async () => {
    site.pages.set('/plain', '<h1>About us</h1><p>We like soup.</p>');
    site.pages.set('/kale', recipePage('Kale Soup'));
    const lines = ['/none', '/plain', '/kale', '/kale'].map((path) => site.origin + path);
    const outcomes = await moved(['some words', ...lines].join('\n'));
    expect(outcomes.map((each) => [each.became, 'why' in each ? each.why : ''])).toEqual([
      ['refused', 'That’s no address of a page.'],
      ['refused', expect.stringContaining('That page answered 404')],
      ['refused', expect.stringMatching(/recipe/i)],
      ['came', ''],
      ['refused', 'It’s in line 4 already.'],
    ]);
    expect(site.asked).toEqual(['/none', '/plain', '/kale']);
  });

  it('asks nobody inside, not even by a detour', async () => {
    isWeb.here = false;
    site.pages.set('/inside', recipePage('Inside Soup'));
    const outcomes = await moved(`${site.origin}/inside\nhttp://localhost:${new URL(site.origin).port}/inside`);
    expect(outcomes.map((each) => ('why' in each ? each.why : ''))).toEqual([
      'That address isn’t public',
      'That address isn’t public',
    ]);
    expect(site.asked).toEqual([]);
  });
});
