import { gunzipSync } from 'node:zlib';
import { eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#src/db/schema.ts';
import { readCooklang } from '#src/domain/recipes/formats/cooklang/read.ts';
import { ARCHIVE_FORMAT_NAMES } from '#src/domain/recipes/formats/formats.ts';
import { readRecipeFile } from '#src/domain/recipes/formats/read-recipe-file.ts';
import { read } from '#src/server/base/database.ts';
import { changeRecipe } from '#src/server/recipes/editing.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { unzipped } from '#tests/support/unzipped.ts';

seededDatabase();

const ID = 'red-lentil-dal';
let admin = '';
const actor = { id: 'nobody', email: 'ada@example.org' };

beforeAll(async () => {
  ({ cookie: admin } = await signedIn('admin'));
  await changeRecipe('classic-hummus', { isPublished: false, publishAt: 4_000_000_000_000 }, actor);
});

async function archive(query: string): Promise<Map<string, Buffer>> {
  const { status, bytes, headers } = await api('GET', `/api/admin/recipes/export?${query}`, { cookie: admin });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="recipes-[a-z]+\.[a-z]+"$/);
  return unzipped(Buffer.from(bytes));
}
const json = (file: Buffer | undefined) => JSON.parse(file?.toString() ?? 'null');

describe('exporting recipes', () => {
  it('has all of them with every picture in our own format, drafts and what administrators see among them', async () => {
    const files = await archive('format=plantry');
    const all = await read().select({ id: recipes.id }).from(recipes).where(isNull(recipes.deletedAt));
    for (const { id } of all) {
      const file = json(files.get(`recipes/${id}.plantry.json`));
      for (const { name } of file.pictures) expect(files.has(`pictures/${name}`), name).toBe(true);
    }
    expect([...files.keys()].filter((path) => path.startsWith('recipes/'))).toHaveLength(all.length);
    const { fields } = readRecipeFile(json(files.get('recipes/classic-hummus.plantry.json')));
    const [row] = await read().select().from(recipes).where(eq(recipes.id, 'classic-hummus'));
    for (const [name, value] of Object.entries(fields)) expect(row?.[name as keyof typeof row], name).toEqual(value);
    expect(fields).toMatchObject({ isPublished: false, publishAt: 4_000_000_000_000 });
    expect(Object.keys(fields)).toHaveLength(33);
  });

  it('has those that are chosen, each whole besides what its format can say', async () => {
    const cooklang = await archive(`format=cooklang&ids=${ID},classic-hummus`);
    expect([...cooklang.keys()].toSorted()).toEqual([
      ...['classic-hummus', ID].map((id) => `plantry/${id}.plantry.json`),
      ...['classic-hummus', ID].flatMap((id) => [`recipes/${id}.cook`, `recipes/${id}.jpg`]),
    ]);
    expect(readCooklang(cooklang.get(`recipes/${ID}.cook`)?.toString() ?? '', '').fields.title).toBe('Red Lentil Dal');
  });

  it('is what Mealie takes in, with our file in its extras', async () => {
    const files = await archive(`format=mealie&ids=${ID}`);
    expect([...files.keys()]).toEqual([`recipes/${ID}/${ID}.json`, `recipes/${ID}/images/original.jpg`]);
    const recipe = json(files.get(`recipes/${ID}/${ID}.json`));
    expect(recipe).toMatchObject({ name: 'Red Lentil Dal', slug: ID, recipe_yield: '4 servings' });
    expect(readRecipeFile(JSON.parse(recipe.extras.plantry)).foreignId).toBe(ID);
  });

  it('is what Paprika takes in: each recipe packed by itself, with its picture and our file', async () => {
    const files = await archive(`format=paprika&ids=${ID}`);
    const recipe = JSON.parse(gunzipSync(files.get(`${ID}.paprikarecipe`) ?? '').toString());
    expect(recipe).toMatchObject({ name: 'Red Lentil Dal', servings: '4', photo: `${ID}.jpg`, hash: /^[0-9a-f]{64}$/ });
    expect(Buffer.from(recipe.photo_data, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(readRecipeFile(recipe.plantry).fields.title).toBe('Red Lentil Dal');
  });

  it('narrows down as the list does, and is written down', async () => {
    const drafts = await archive('format=markdown&status=draft');
    expect([...drafts.keys()]).toContain('recipes/classic-hummus.md');
    expect([...drafts.keys()]).not.toContain(`recipes/${ID}.md`);
    const { body } = await api('GET', '/api/admin/audit', { cookie: admin });
    expect(JSON.stringify(body)).toContain('recipe.export');
  });

  it.each(ARCHIVE_FORMAT_NAMES)('is refused to members as %s, and gives authors their own alone', async (format) => {
    const path = `/api/admin/recipes/export?format=${format}` as const;
    expect((await api('GET', path)).status).toBe(401);
    expect((await api('GET', path, { cookie: (await signedIn('premium')).cookie })).status).toBe(403);
    const { bytes } = await api('GET', path, { cookie: (await signedIn('author')).cookie });
    expect((await unzipped(Buffer.from(bytes))).size).toBe(0);
  });

  it('refuses ids that are none, and more than an address can name', async () => {
    const many = Array.from({ length: 61 }, (_, at) => `r-${at}`).join(',');
    for (const ids of ['', 'No%20slug', many])
      expect((await api('GET', `/api/admin/recipes/export?format=plantry&ids=${ids}`, { cookie: admin })).status).toBe(
        400,
      );
  });
});
