import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { tag } from '#src/server/base/tags.ts';
import { decide, written } from '#tests/support/cook-notes.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { makeMember, sessionOf } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const PAGE = '/recipes/lentil-soup';
const ALL = `${PAGE}/notes`;

let server: RunningServer;
let editor: { id: string; email: string };
beforeAll(async () => {
  editor = await makeMember('editor', { firstName: 'Edda' });
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function see(path: string) {
  const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } });
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}
/** The page says, or says no more, as soon as the server has heard of it. */
const comes = (path: string, text: string, isThere = true) =>
  expect.poll(async () => (await see(path)).text.includes(text), { interval: 20 }).toBe(isThere);

async function cook(text: string, rating: number | null = null, firstName = 'Robin') {
  const member = await makeMember('user', { firstName });
  const note = await written(await sessionOf(member.id), 'lentil-soup', { text, rating });
  return { ...member, note };
}
const recipeOf = (html: string) =>
  [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((thing) => thing['@type'] === 'Recipe');

describe('the stored page of a recipe', () => {
  it('says nothing of a note that waits, all of one that is published, and nothing again once it is hidden', async () => {
    await see(PAGE);
    expect((await see(PAGE)).state).toBe('HIT');
    const { note } = await cook('I doubled the lime <b>and</b> halved the sugar.', 4);
    expect((await see(PAGE)).text).not.toContain('doubled the lime');

    await decide(note.id, 'publish', editor);
    await comes(PAGE, 'I doubled the lime &lt;b&gt;and&lt;/b&gt; halved the sugar.');
    const shown = (await see(PAGE)).text;
    expect(shown).toContain(`id="note-${note.id}"`);
    expect(shown).toContain('href="#notes">1 cook’s note</a>');
    expect(recipeOf(shown).review).toMatchObject([
      {
        author: { name: 'Robin G.' },
        reviewRating: { ratingValue: 4 },
        reviewBody: 'I doubled the lime <b>and</b> halved the sugar.',
      },
    ]);
    await comes(ALL, 'I doubled the lime');
    expect((await see(ALL)).text).toContain('<meta name="robots" content="noindex">');

    await decide(note.id, 'refuse', editor);
    await comes(PAGE, 'doubled the lime', false);
    expect(recipeOf((await see(PAGE)).text)).not.toHaveProperty('review');
    await comes(ALL, 'doubled the lime', false);
  });

  it('has ten of many, the newest among them, and an address for each of the rest', async () => {
    const ids: string[] = [];
    for (let at = 1; at <= 13; at++) {
      const { note } = await cook(`This is what cook number ${at} said of it.`);
      await decide(note.id, 'publish', editor);
      ids.push(note.id);
    }
    await comes(PAGE, 'cook number 13');
    const shown = (await see(PAGE)).text;
    expect(shown.match(/class="cook-note"/g)).toHaveLength(10);
    expect(recipeOf(shown).comment).toHaveLength(10);
    expect(shown).toContain(`href="${ALL}?sort=newest"`);

    const pages = [(await see(ALL)).text, (await see(`${ALL}?page=2`)).text];
    for (const id of ids) expect(pages.filter((page) => page.includes(`id="note-${id}"`))).toHaveLength(1);
    expect(pages[1]).toContain('Page 2 of 2');
    await expect.poll(async () => (await see(`${ALL}?page=2`)).state).toBe('HIT');
    for (const path of [`${ALL}?page=3`, `${ALL}?page=0`, `${ALL}?sort=worst`, '/recipes/no-such-recipe/notes'])
      expect((await see(path)).status, path).toBe(404);
  });

  it('lets go of a link to a recipe that is no longer to be seen', async () => {
    const { note } = await cook('Next time with /recipes/red-lentil-dal beside it.');
    await decide(note.id, 'publish', editor);
    const link = 'Next time with <a href="/recipes/red-lentil-dal"';
    await comes(PAGE, link);
    await write(async (tx, change) => {
      await tx.update(recipes).set({ isPublished: false }).where(eq(recipes.id, 'red-lentil-dal'));
      change.touch('content', tag.recipe('red-lentil-dal'));
    });
    await comes(PAGE, link, false);
    expect((await see(PAGE)).text).toContain('Next time with /recipes/red-lentil-dal beside it.');
  });

  it('names a cook as they are called now', async () => {
    const { id, note } = await cook('Called by another name since then.', null, 'Wanda');
    await decide(note.id, 'publish', editor);
    await comes(PAGE, 'Wanda G.');
    const cookie = await sessionOf(id);
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', Origin: server.url };
    const sent = await fetch(`${server.url}/api/auth/profile`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ firstName: 'Vera' }),
    });
    expect(sent.status).toBe(200);
    await comes(PAGE, 'Vera G.');
  });
});
