import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { guideKind } from '#src/server/guides/kind.ts';
import { changeOne, createOne } from '#src/server/published/changing.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

seededDatabase();

const PAGE = '/guides/press-and-freeze-tofu';
const OTHER = '/guides/sharpen-a-knife';
let server: RunningServer;
let editor: { id: string; email: string; cookie: string };
beforeAll(async () => {
  editor = await signedIn('editor');
  server = await startServer({ DATA_DIR: env().DATA_DIR });
});
afterAll(() => server.stop());

async function see(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, state: response.headers.get('x-cache'), text: await response.text() };
}
const hit = (path: string) => expect.poll(async () => (await see(path)).state).toBe('HIT');
const comes = (path: string, text: string, isThere = true) =>
  expect.poll(async () => (await see(path)).text.includes(text), { interval: 20 }).toBe(isThere);
async function changeRecipe(id: string, fields: object): Promise<void> {
  const headers = { Cookie: editor.cookie, 'Content-Type': 'application/json', Origin: server.url };
  const sent = { method: 'PATCH', headers, body: JSON.stringify(fields) };
  expect((await fetch(`${server.url}/api/admin/recipes/${id}`, sent)).status).toBe(200);
}

describe('the stored page of a guide', () => {
  it('follows the recipes it shows: renamed, moved, taken off; other guides stay', async () => {
    await hit(PAGE);
    await hit(OTHER);
    await changeRecipe('black-pepper-tofu', { title: 'Peppery tofu, renamed' });
    expect((await see(PAGE)).text).toContain('Peppery tofu, renamed');
    expect((await see(OTHER)).state).toBe('HIT');
    await changeRecipe('black-pepper-tofu', { isPublished: false });
    const without = (await see(PAGE)).text;
    expect(without).not.toContain('Peppery tofu, renamed');
    expect(without).not.toContain('href="/recipes/black-pepper-tofu"');
    await changeRecipe('black-pepper-tofu', { isPublished: true });
    await comes(PAGE, 'href="/recipes/black-pepper-tofu"');
  });

  it('tells nothing of an exclusive recipe that lists do not', async () => {
    await changeRecipe('tofu-scramble-on-toast', { isPremiumOnly: true });
    const { text } = await see(PAGE);
    expect(text).toContain('Tofu Scramble on Toast');
    expect(text).not.toContain('kala namak');
  });

  it('goes and comes with its guide, in lists, sitemap, feed and recipes too; what it says is never markup', async () => {
    const draft = {
      ...{
        title: 'Wicked tofu',
        description: 'Not what it seems.',
        imageUrl: null,
        author: null,
        names: ['pea and mint'],
      },
      body: 'Hello <script>alert(1)</script> [there](javascript:alert(2))',
      ...{ seoTitle: null, seoDescription: null, isPublished: true, publishAt: null, unpublishAt: null },
    };
    const id = await createOne(guideKind, { slug: 'wicked-tofu', draft }, editor);
    const path = `/guides/${id}`;
    await comes(path, 'Hello &lt;script&gt;alert(1)&lt;/script&gt; there');
    expect((await see(path)).text).not.toContain('javascript:alert');
    for (const list of ['/guides', '/feed.xml']) await comes(list, 'Wicked tofu');
    await comes('/sitemap.xml', path);
    await changeOne(guideKind, id, { isPublished: false }, editor);
    await expect.poll(async () => (await see(path)).status, { interval: 20 }).toBe(404);
    for (const list of ['/guides', '/feed.xml']) await comes(list, 'Wicked tofu', false);
    await comes('/sitemap.xml', path, false);
  });

  it('is named on recipes that name what it is about', async () => {
    expect((await see('/recipes/summer-berry-pavlova')).text).toContain('href="/guides/aquafaba"');
    await changeOne(guideKind, 'aquafaba', { isPublished: false }, editor);
    await comes('/recipes/summer-berry-pavlova', 'href="/guides/aquafaba"', false);
  });

  it('has structured data of an article', async () => {
    const found = [...(await see(OTHER)).text.matchAll(/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(found.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: 'How to sharpen a kitchen knife',
      author: { '@type': 'Organization' },
      datePublished: expect.stringMatching(/^\d{4}-/),
    });
  });
});
